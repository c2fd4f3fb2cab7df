import { sql } from 'drizzle-orm';
import { reportFileFormat } from '@/contract/reportFile';
import { consentVersion } from '@/contract/signingConsent';
import type { Today } from '@/contract/office/today';
import { anyTruck, makeComment, Driver } from '../../testing/drivers';
import { Staff } from '../../testing/office';
import { report } from '../../testing/reports';
import { newSession, openTestServer, send, type TestServer } from '../../testing/testServer';

/**
 * The defects that must hold a vehicle. Under 49 CFR 396.11(a)(3), a listed defect ends when the carrier or its agent
 * certifies that it was repaired or needs no repair. This class implements only that sentence, and no rule of the
 * product.
 */
class Findings {
  private readonly uncertified = new Set<string>();

  found(vehicles: readonly string[], item: Item): void {
    for (const number of vehicles) this.uncertified.add(`${number} ${item}`);
  }
  certified(by: Account, vehicle: string, item: string): void {
    if (by === 'mechanic' || by === 'admin') this.uncertified.delete(`${vehicle} ${item}`);
  }
  reopened(vehicle: string, item: string): void {
    this.uncertified.add(`${vehicle} ${item}`);
  }
  get lines(): string[] {
    return [...this.uncertified].sort();
  }
}

type Item = 'brakes_service' | 'brakes_trailer';
type Account = 'mechanic' | 'admin' | 'dispatcher' | 'driver';
type Trailers = readonly (0 | 1)[];

interface Report {
  driver: 0 | 1;
  defective: readonly Item[];
  signature: string;
  pulls: Trailers;
  /** The driver's choice for 'Which trailer?', or null for 'Not sure'. */
  which: Trailers | null;
  /** When the driver entered the marks, in minutes from now. Null if the phone sends no time. */
  entered: number | null;
}

type Step =
  | ({ does: 'create' | 'import' } & Report)
  | { does: 'repeat the create'; driver: 0 | 1 }
  | { does: 'tap'; driver: 0 | 1; item: Item; good: boolean; which: Trailers | null }
  | { does: 'certify' | 'reopen'; by: Account; defect: number };

const signatures = [
  'N/A',
  '-',
  'none',
  '\u200b',
  'Marcus Bell',
  'M. Bell',
  'Rosa Ortiz',
  'Sam Ortiz, roadside',
];

/** Returns the chosen trailers that the report names, or null ('Not sure') if it names none of them. */
function among(pulls: Trailers, which: Trailers | null): Trailers | null {
  const named = which?.filter((trailer) => pulls.includes(trailer)) ?? [];
  return named.length > 0 ? named : null;
}

let server: TestServer;
let dispatcher: Staff;
let tokens: Readonly<Record<Account, string>>;
beforeAll(async () => {
  server = await openTestServer();
  dispatcher = await Staff.signedIn(server, 'dispatcher');
  const token = async (role: Account) => (await newSession(server, role)).access;
  tokens = {
    mechanic: await token('mechanic'),
    admin: await token('admin'),
    dispatcher: await token('dispatcher'),
    driver: await token('driver'),
  };
  // Turns on a setting that let a typed name close a defect in earlier versions.
  await server.database.queries.execute(
    sql`insert into company (name, phone_signatures) values ('Northway', true)`,
  );
});
afterAll(() => server.close());

class Fleet {
  readonly findings = new Findings();
  private readonly truck = `${anyTruck()}A`;
  private readonly trailers = [`${this.truck}-R1`, `${this.truck}-R2`];
  private heldBefore = 0;
  private reports = 0;
  private readonly lastPulled: Trailers[] = [[], []];
  private readonly lastCreate: (Record<string, unknown> | undefined)[] = [];

  private constructor(
    private readonly drivers: readonly Driver[],
    private readonly next: Driver,
  ) {}

  static async opened(): Promise<Fleet> {
    const drivers = [await Driver.signedIn(server), await Driver.signedIn(server)];
    const fleet = new Fleet(drivers, await Driver.signedIn(server));
    fleet.heldBefore = (await fleet.today()).do_not_dispatch_vehicles;
    await fleet.does(create({ driver: 1 }));
    return fleet;
  }

  async does(step: Step): Promise<void> {
    switch (step.does) {
      case 'create':
        await this.creates(step);
        break;
      case 'import':
        await this.imports(step);
        break;
      case 'repeat the create':
        await this.repeats(step.driver);
        break;
      case 'tap':
        await this.taps(step);
        break;
      default:
        await this.acts(step);
    }
  }

  /** Expects that the office and the next driver's phone show the three vehicles as the findings say. */
  async isTold(): Promise<void> {
    const { data } = await dispatcher.vehicles(`search=${this.truck}&perPage=100`);
    const { vehicles } = await this.next.previous({
      truck: this.truck,
      trailers: this.trailers.join(', '),
    });
    const today = await this.today();
    const { truck, trailer } = await dispatcher.fleet();
    const listHoldingLines = (number: string, holding: readonly { item: string }[]) =>
      holding.map(({ item }) => `${number} ${item}`);
    const { lines } = this.findings;
    const held = [...new Set(lines.map((line) => line.split(' ')[0]))];
    expect({
      office: data.flatMap(({ number, holding }) => listHoldingLines(number, holding)).sort(),
      doNotDispatch: data.flatMap((one) => (one.do_not_dispatch ? one.number : [])).sort(),
      notReady: data
        .flatMap(({ number, readiness }) => (readiness === 'do_not_dispatch' ? number : []))
        .sort(),
      phone: vehicles
        .flatMap(({ vehicle, holding }) => listHoldingLines(vehicle.number, holding))
        .sort(),
      today: today.do_not_dispatch_vehicles - this.heldBefore,
      board: truck.do_not_dispatch + trailer.do_not_dispatch,
    }).toEqual({
      office: lines,
      doNotDispatch: held,
      notReady: held,
      phone: lines,
      today: held.length,
      board: today.do_not_dispatch_vehicles,
    });
  }

  private async today(): Promise<Today> {
    return (await dispatcher.ask('GET', 'today/')).body as unknown as Today;
  }

  private makeReportBody({ defective, signature, pulls, which, entered }: Report) {
    this.reports += 1;
    const at = new Date(Date.now() + (entered ?? 0) * 60_000).toISOString();
    const minute = String(this.reports).padStart(2, '0');
    return {
      ...report(),
      truck_number: this.truck,
      trailer_numbers: this.named(pulls).join(', '),
      odometer_reading: `${this.reports}`,
      date_inspected: `2026-11-21 08:${minute}`,
      mechanics_signature: signature,
      ...Object.fromEntries(defective.map((item) => [item, false])),
      comments: defective.map((item) => makeComment(item)),
      ...(entered === null ? {} : { entered_at: { brakes_service: at, brakes_trailer: at } }),
      ...this.whichTrailers(which),
    };
  }

  private async creates(told: Report): Promise<void> {
    const body = this.makeReportBody(told);
    await this.driver(told.driver).call('POST', 'create/inspection/', body);
    this.lastCreate[told.driver] = told.defective.length > 0 ? undefined : body;
    this.isStored(told);
  }

  private async imports(told: Report): Promise<void> {
    const { session } = this.driver(told.driver);
    const { status } = await dispatcher.ask('POST', 'reports/import/', {
      format: reportFileFormat,
      driver: session.username,
      report: this.makeReportBody(told),
    });
    expect(status).toBe(200);
    this.isStored(told);
  }

  private async repeats(driver: 0 | 1): Promise<void> {
    const body = this.lastCreate[driver];
    if (body) await this.driver(driver).call('POST', 'create/inspection/', body);
  }

  private isStored({ driver, defective, pulls, which }: Report): void {
    this.lastPulled[driver] = pulls;
    for (const item of defective)
      this.findings.found(this.listItemVehicles(item, which ?? pulls), item);
  }

  private async taps({ driver, item, good, which }: Extract<Step, { does: 'tap' }>) {
    const { access } = this.driver(driver).session;
    const url = '/api/driver/current/inspection/';
    const current = await send(server, 'GET', url, undefined, access);
    if (current.statusCode === 404) return;
    const { id } = current.json<{ id: number }>();
    const pulled = this.lastPulled[driver] ?? [];
    const named = among(pulled, which);
    await this.driver(driver).call('PATCH', `update/inspection/${id}/`, {
      comments: [makeComment(item, 'Pulls to the left', good)],
      [item]: good,
      ...this.whichTrailers(item === 'brakes_trailer' && !good ? named : null),
    });
    if (!good) this.findings.found(this.listItemVehicles(item, named ?? pulled), item);
  }

  private async acts({ does, by, defect }: Extract<Step, { does: 'certify' | 'reopen' }>) {
    const query = `search=${this.truck}&state=all&sort=id&perPage=100`;
    const { data } = await dispatcher.defects(query);
    const chosen = data[defect % Math.max(data.length, 1)];
    if (!chosen) return;
    const { id, version, vehicle, item } = chosen;
    const path = `/api/office/defects/${id}/${does}/`;
    const body =
      does === 'certify'
        ? { version, state: 'repaired', note: '', consent: consentVersion }
        : { version, reason: 'Still pulls' };
    const { statusCode } = await send(server, 'POST', path, body, tokens[by]);
    if (statusCode !== 200) return;
    if (does === 'certify') this.findings.certified(by, vehicle.number, item);
    else this.findings.reopened(vehicle.number, item);
  }

  private driver(n: 0 | 1): Driver {
    const driver = this.drivers[n];
    if (!driver) throw new Error('there is no such driver');
    return driver;
  }

  private named(trailers: Trailers): string[] {
    return trailers.map((n) => this.trailers[n] ?? '');
  }

  private whichTrailers(which: Trailers | null) {
    return which ? { which_trailers: { brakes_trailer: this.named(which) } } : {};
  }

  private listItemVehicles(item: Item, trailers: Trailers): string[] {
    return item === 'brakes_trailer' ? this.named(trailers) : [this.truck];
  }
}

const told = {
  driver: 0,
  defective: [],
  signature: '',
  pulls: [0, 1],
  which: null,
  entered: null,
} as const satisfies Report;
const create = (more: Partial<Report> = {}): Step => ({ does: 'create', ...told, ...more });
const imported = (more: Partial<Report> = {}): Step => ({ does: 'import', ...told, ...more });
const brakes = create({ defective: ['brakes_service'] });
const tap = (item: Item, good: boolean, which: Trailers | null = null): Step => ({
  does: 'tap',
  driver: 0,
  item,
  good,
  which,
});
const press = (does: 'certify' | 'reopen', by: Account): Step => ({ does, by, defect: 0 });

async function happens(steps: readonly Step[]): Promise<Fleet> {
  const fleet = await Fleet.opened();
  for (const step of steps) {
    await fleet.does(step);
    await fleet.isTold();
  }
  return fleet;
}

describe("a vehicle with defective brakes is held until a mechanic's or an admin's account certifies them", () => {
  it.each(signatures)(
    'a vehicle with defective brakes remains held when the next ‘Mechanic signature’ is %j',
    async (signature) => {
      const fleet = await happens([brakes, create({ signature })]);
      expect(fleet.findings.lines).toHaveLength(1);
    },
  );

  it.each<[string, Step[]]>([
    [
      'the report of the defect and the next report both have a ‘Mechanic signature’',
      [create({ signature: 'Sam', defective: ['brakes_service'] }), create({ signature: 'Sam' })],
    ],
    [
      'the phone repeats a signed report from before the defect',
      [
        create({ signature: 'Sam' }),
        tap('brakes_service', false),
        tap('brakes_service', true),
        { does: 'repeat the create', driver: 0 },
      ],
    ],
    [
      'the driver marks the brakes good and then sends a signed report',
      [brakes, tap('brakes_service', true), create({ signature: 'Sam' })],
    ],
    [
      'the driver sends a signed report after a mechanic reopened the defect',
      [
        brakes,
        press('certify', 'mechanic'),
        press('reopen', 'mechanic'),
        create({ signature: 'Sam', entered: 1 }),
      ],
    ],
    ['a dispatcher imports a signed report', [brakes, imported({ signature: 'Sam' })]],
    [
      'a signed report leaves the trailer out of ‘Which trailer?’',
      [
        create({ defective: ['brakes_trailer'] }),
        create({ defective: ['brakes_trailer'], which: [1], signature: 'Sam' }),
      ],
    ],
    [
      'an import leaves the trailer out of ‘Which trailer?’',
      [
        create({ defective: ['brakes_trailer'] }),
        imported({ defective: ['brakes_trailer'], which: [1], signature: 'Sam' }),
      ],
    ],
  ])('a vehicle with defective brakes remains held even if %s', async (_what, steps) => {
    const fleet = await happens(steps);
    expect(fleet.findings.lines.length).toBeGreaterThan(0);
  });

  it.each<[Account, 'ends that' | 'is rejected']>([
    ['mechanic', 'ends that'],
    ['admin', 'ends that'],
    ['dispatcher', 'is rejected'],
    ['driver', 'is rejected'],
  ])(
    'a vehicle with defective brakes is held, and ‘Certify’ with the role %s %s',
    async (account, outcome) => {
      const fleet = await happens([brakes, press('certify', account)]);
      expect(fleet.findings.lines).toHaveLength(outcome === 'ends that' ? 0 : 1);
    },
  );
});
