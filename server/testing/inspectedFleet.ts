import { sql } from 'drizzle-orm';
import { checklistKeys } from '@/contract/checklist';
import type { Today } from '@/contract/office/today';
import type { Vehicle } from '@/contract/office/vehicles';
import { reportFileFormat } from '@/contract/reportFile';
import { consentVersion } from '@/contract/signingConsent';
import { deferrableDay } from './deferrableDay';
import { HoldWatch } from '../jobs/notifications/HoldWatch';
import { deliveries } from '../domain/tables/deliveries';
import { anyTruck, makeComment, Driver } from './drivers';
import { Findings } from './findings';
import type { Staff } from './office';
import { readCsv } from './readCsv';
import { report } from './reports';
import { send, type TestServer } from './testServer';
import type { webhookReceiver } from './webhookReceiver';

export type Item = 'brakes_service' | 'brakes_trailer' | 'radiator';
export type Act = 'certify' | 'defer' | 'reopen' | 'take-back';

export interface Told {
  driver: 0 | 1;
  defective: readonly Item[];
  signature: string;
  /** The trailer that the driver chooses for 'Which trailer?', or null for 'Not sure'. */
  which: 0 | 1 | null;
  /** The time of the driver's entry in minutes from now, or null if the phone does not send it. */
  entered: number | null;
  /** The index of the spelling that the driver uses for the numbers. */
  spelling: number;
}

const fullWidth = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0);

/** Spellings of a vehicle's number. The office uses the first one. */
export const spellings: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `#${number.toLowerCase()}`,
  (number) => number.replaceAll('-', ' '),
  (number) => number.replace(/[A-Z0-9]/g, fullWidth),
  // Uses Cyrillic letters.
  (number) => number.replaceAll('T', 'Т').replaceAll('A', 'а'),
];

export type Step =
  | ({ does: 'create' | 'import' } & Told)
  | { does: 'create again' | 'send'; driver: 0 | 1 }
  | { does: 'tap'; driver: 0 | 1; item: Item; good: boolean }
  | { does: Act; by: 'mechanic' | 'admin' | 'dispatcher'; item: Item }
  | { does: 'merge' | 'end of the day' };

interface Created {
  told: Told;
  body: Record<string, unknown>;
  /** The time of the entry, in ms. */
  entered: number | null;
}

export interface Office {
  server: TestServer;
  staff: Readonly<Record<'mechanic' | 'admin' | 'dispatcher', Staff>>;
  target: ReturnType<typeof webhookReceiver>;
}

/** A truck with two trailers, and the drivers who report on them. */
export class InspectedFleet {
  readonly findings = new Findings();
  readonly truck = `${anyTruck()}A`;
  readonly twin = `${this.truck}O`;
  private readonly trailers = [`${this.truck}-R1`, `${this.truck}-R2`] as const;
  private reports = 0;
  private asked = 0;
  private heldBefore = 0;
  private isMerged = false;
  private readonly created: (Created | undefined)[] = [];
  private readonly messages = new Map<string, string>();

  private constructor(
    private readonly office: Office,
    private readonly drivers: readonly [Driver, Driver],
    private readonly next: Driver,
    private readonly reached: (situation: string) => void,
  ) {}

  static async opened(office: Office, reached: (situation: string) => void) {
    const [first, second, next] = [
      await Driver.signedIn(office.server),
      await Driver.signedIn(office.server),
      await Driver.signedIn(office.server),
    ];
    const fleet = new InspectedFleet(office, [first, second], next, reached);
    fleet.heldBefore = (await fleet.today()).do_not_dispatch_vehicles;
    // Makes a first report, because each vehicle keeps the spelling of its first report.
    await next.reports([], {
      truck_number: fleet.truck,
      trailer_numbers: fleet.trailers.join(', '),
      date_inspected: '2026-11-20 08:00',
    });
    await next.reports([], { truck_number: fleet.twin, trailer_numbers: 'none' });
    return fleet;
  }

  async does(step: Step): Promise<void> {
    switch (step.does) {
      case 'create':
      case 'import':
        return this.tells(step.does, step, this.makeReportBody(step));
      case 'create again':
        return this.createsAgain(step.driver);
      case 'send':
        return this.sends(step.driver);
      case 'tap':
        return this.taps(step);
      case 'merge':
        return this.merges();
      case 'end of the day':
        return this.endsDay();
      default:
        return this.acts(step);
    }
  }

  private makeReportBody({ defective, signature, which, entered, spelling }: Told) {
    const spelled = spellings[spelling] ?? String;
    this.reports += 1;
    const at = new Date(Date.now() + (entered ?? 0) * 60_000).toISOString();
    const isNarrowed = which !== null && defective.includes('brakes_trailer');
    return {
      ...report(),
      truck_number: spelled(this.truck),
      trailer_numbers: this.trailers.map(spelled).join(', '),
      date_inspected: `2026-11-21 08:${String(this.reports % 60).padStart(2, '0')}`,
      odometer_reading: `${this.reports}`,
      mechanics_signature: signature,
      satisfactory_vehicle_condition: 'above_defects_corrected',
      ...Object.fromEntries(defective.map((item) => [item, false])),
      comments: defective.map((item) => makeComment(item)),
      ...(entered === null
        ? {}
        : { entered_at: Object.fromEntries(checklistKeys.map((key) => [key, at])) }),
      ...(isNarrowed
        ? { which_trailers: { brakes_trailer: [spelled(this.trailers[which])] } }
        : {}),
    };
  }

  private async tells(how: 'create' | 'import', told: Told, body: Record<string, unknown>) {
    const driver = this.drivers[told.driver];
    if (how === 'create') {
      await driver.call('POST', 'create/inspection/', body);
    } else {
      const file = { format: reportFileFormat, driver: driver.session.username, report: body };
      const { status } = await this.office.staff.dispatcher.ask('POST', 'reports/import/', file);
      if (status !== 200) return;
      if (this.created[told.driver]) this.reached('an import over a newer report');
    }
    const entered = told.entered === null ? null : Date.now() + told.entered * 60_000;
    if (how === 'create') this.created[told.driver] = { told, body, entered };
    this.isStored(how, told, entered);
  }

  private isStored(how: 'create' | 'import', told: Told, entered: number | null): void {
    const driver = this.drivers[told.driver].session.username;
    const entry = { driver, entered, arrived: Date.now() };
    const isHeld = this.findings.lines.some((line) => line.startsWith(`${this.truck} `));
    if (isHeld && told.spelling > 0) {
      this.reached('a report of a held vehicle under another spelling');
    }
    for (const item of told.defective) {
      const vehicles = this.listItemVehicles(item, told.which);
      if (item === 'brakes_trailer' && vehicles.length === 1) this.reached('a narrowed trailer');
      for (const vehicle of vehicles) {
        const wasCertified = this.findings.findStatus(vehicle, item) === 'certified';
        if (wasCertified && told.entered === -60) {
          this.reached('a late delivery after a certification');
        }
        this.findings.found(vehicle, item, entry);
      }
    }
    if (how === 'import') return;
    this.saysGood('radiator', !told.defective.includes('radiator'), entry);
    if (told.defective.length === 0 && this.findings.lines.length > 0) {
      this.reached('an all-clear report over a held vehicle');
    }
  }

  private saysGood(item: Item, isGood: boolean, entry: Parameters<Findings['saidGood']>[2]) {
    if (!isGood) return;
    this.findings.saidGood(this.truck, item, entry);
    if (this.findings.findStatus(this.truck, item) === 'withdrawn')
      this.reached('a withdrawn mistake');
  }

  /** Repeats the driver's last create, as a phone does after a lost response. */
  private async createsAgain(n: 0 | 1): Promise<void> {
    const created = this.created[n];
    if (!created) return;
    const before = await this.readCurrentReportId(n);
    const { id } = await this.drivers[n].call('POST', 'create/inspection/', created.body);
    if (id === before) return;
    this.isStored('create', created.told, created.entered);
    this.reached('a report that is sent again after a tap');
  }

  private async readCurrentReportId(n: 0 | 1): Promise<number | null> {
    const { access } = this.drivers[n].session;
    const path = '/api/driver/current/inspection/';
    const current = await send(this.office.server, 'GET', path, undefined, access);
    return current.statusCode === 404 ? null : current.json<{ id: number }>().id;
  }

  private async sends(n: 0 | 1): Promise<void> {
    const id = await this.readCurrentReportId(n);
    if (id === null) return;
    const { access } = this.drivers[n].session;
    const path = `/api/driver/send/inspection/${id}/`;
    await send(this.office.server, 'GET', path, undefined, access);
  }

  private async taps({ driver: n, item, good }: Extract<Step, { does: 'tap' }>): Promise<void> {
    const id = await this.readCurrentReportId(n);
    if (id === null) return;
    const comments = [makeComment(item, 'Pulls to the left', good)];
    await this.drivers[n].call('PATCH', `update/inspection/${id}/`, { comments, [item]: good });
    const driver = this.drivers[n].session.username;
    const entry = { driver, entered: Date.now(), arrived: Date.now() };
    if (good) this.saysGood(item, item === 'radiator', entry);
    else for (const one of this.listItemVehicles(item, null)) this.findings.found(one, item, entry);
  }

  private async acts({ does, by, item }: Extract<Step, { item: Item; by: string }>) {
    const { staff } = this.office;
    const query = `search=${this.truck}&state=all&item=${item}&sort=id&order=desc&perPage=100`;
    const [chosen] = (await staff.dispatcher.defects(query)).data;
    if (!chosen) return;
    const { id, version, vehicle } = chosen;
    const body = {
      certify: { version, state: 'repaired', note: '', consent: consentVersion },
      defer: {
        version,
        until: deferrableDay,
        reason: 'Parts on order',
        affects_safe_operation: false,
        consent: consentVersion,
      },
      reopen: { version, reason: 'Still pulls' },
      'take-back': { version },
    }[does];
    const { status } = await staff[by].ask('POST', `defects/${id}/${does}/`, body);
    if (status !== 200) return;
    if (does === 'certify') this.findings.certified(vehicle.number, item, 'certified', Date.now());
    else if (does === 'defer') {
      this.findings.certified(vehicle.number, item, 'deferred', Date.now());
    } else if (does === 'reopen') {
      this.findings.reopened(vehicle.number, item);
      if (this.created.some((one) => one?.told.signature)) {
        this.reached('a reopening after a signature');
      }
    } else {
      this.findings.takenBack(vehicle.number, item);
      this.reached('a reopening that was taken back');
    }
  }

  private async merges(): Promise<void> {
    if (this.isMerged) return;
    const { admin } = this.office.staff;
    const driver = this.drivers[0];
    await driver.reports(['brakes_service'], {
      truck_number: this.twin,
      trailer_numbers: this.trailers.join(', '),
      satisfactory_vehicle_condition: 'above_defects_corrected',
    });
    this.created[0] = undefined;
    const arrived = Date.now();
    const entry = { driver: driver.session.username, entered: null, arrived };
    this.findings.found(this.twin, 'brakes_service', entry);
    await this.isTold();
    await admin.merges(await admin.vehicle(this.twin), await admin.vehicle(this.truck));
    this.findings.merged(this.twin, this.truck);
    this.isMerged = true;
    this.reached('a held vehicle that is merged');
  }

  private async endsDay(): Promise<void> {
    const { server } = this.office;
    await server.database.queries.execute(
      sql`update defects set deferred_until = '2020-01-01' where state = 'deferred'`,
    );
    if (this.findings.findStatus(this.truck, 'radiator') === 'deferred') {
      this.reached('a deferral that ended');
    }
    this.findings.deferralsEnd();
    const watch = new HoldWatch(server.api, (problem) => {
      throw new Error(problem);
    });
    watch.look();
    await watch.stop();
  }

  private listItemVehicles(item: Item, which: 0 | 1 | null): readonly string[] {
    if (item !== 'brakes_trailer') return [this.truck];
    return which === null ? this.trailers : [this.trailers[which]];
  }

  private async today(): Promise<Today> {
    return (await this.office.staff.dispatcher.ask('GET', 'today/')).body as unknown as Today;
  }

  /** Expects the office, the drivers' phones, the webhook and the exports to agree with the findings. */
  async isTold(): Promise<void> {
    const { dispatcher } = this.office.staff;
    const { data } = await dispatcher.vehicles(`search=${this.truck}&perPage=100`);
    const { lines } = this.findings;
    const held = [...new Set(lines.map((line) => line.split(' ')[0]))];
    const today = await this.today();
    const expected = {
      list: lines,
      defects: lines,
      record: lines,
      phone: lines,
      doNotDispatch: held,
      notReady: held,
      filtered: held,
      webhook: held,
      today: held.length,
      board: today.do_not_dispatch_vehicles,
      reports: [lines, listUniqueItems(lines)],
    };
    const { truck, trailer } = await this.office.staff.dispatcher.fleet();
    const numbers = (where: (vehicle: Vehicle) => boolean) =>
      data
        .filter(where)
        .map(({ number }) => number)
        .sort();
    expect({
      list: data.flatMap(listHoldingLines).sort(),
      defects: await this.heldDefects(),
      record: await this.records(data),
      phone: await this.phone(),
      doNotDispatch: numbers((one) => one.do_not_dispatch),
      notReady: numbers(({ readiness }) => readiness === 'do_not_dispatch'),
      filtered: await this.filtered(),
      webhook: await this.heldByWebhook(),
      today: today.do_not_dispatch_vehicles - this.heldBefore,
      board: truck.do_not_dispatch + trailer.do_not_dispatch,
      reports: await this.ofReports(data),
    }).toEqual(expected);
  }

  private async heldDefects(): Promise<string[]> {
    const query = `search=${this.truck}&holds_vehicle=true&perPage=100`;
    const { data } = await this.office.staff.dispatcher.defects(query);
    return data.map(({ vehicle, item }) => `${vehicle.number} ${item}`).sort();
  }

  private async records(data: readonly Vehicle[]): Promise<string[]> {
    const { dispatcher } = this.office.staff;
    const records: Vehicle[] = [];
    for (const { id } of data) {
      records.push((await dispatcher.ask('GET', `vehicles/${id}/`)).body as unknown as Vehicle);
    }
    return records.flatMap(listHoldingLines).sort();
  }

  private async filtered(): Promise<string[]> {
    const query = `search=${this.truck}&readiness=do_not_dispatch&perPage=100`;
    const { data } = await this.office.staff.dispatcher.vehicles(query);
    return data.map(({ number }) => number).sort();
  }

  private async phone(): Promise<string[]> {
    this.asked += 1;
    const spelled = spellings[this.asked % spellings.length] ?? String;
    const trailers = this.trailers.map(spelled).join(', ');
    const truck = await this.next.previous({ truck: spelled(this.truck), trailers });
    const twin = this.isMerged ? { vehicles: [] } : await this.next.previous({ truck: this.twin });
    return [...truck.vehicles, ...twin.vehicles]
      .flatMap(({ vehicle, holding }) => listHoldingLines({ number: vehicle.number, holding }))
      .sort();
  }

  /** Reads the status of the vehicles from the responses for their last reports and from the export. */
  private async ofReports(data: readonly Vehicle[]) {
    const { dispatcher } = this.office.staff;
    const ids = new Set(data.flatMap(({ last_report_id: id }) => id ?? []));
    const [lines, cells] = [new Set<string>(), new Set<string>()];
    for (const id of ids) {
      const { holding } = await dispatcher.report(id);
      for (const { vehicle, item } of holding) lines.add(`${vehicle.number} ${item}`);
      const rows = readCsv(await dispatcher.text(`reports.csv?search=${id}`));
      const row = rows.find((one) => one['id'] === String(id));
      const items = [row?.['do_not_dispatch'], row?.['waits_for_decision']].join(', ');
      for (const item of items.split(', ')) if (item !== '') cells.add(item);
    }
    return [[...lines].sort(), [...cells].sort()];
  }

  /** Lists the vehicles whose latest announcement on the webhook says that they are held. */
  private async heldByWebhook(): Promise<string[]> {
    const { server, target } = this.office;
    await server.api.notifications.idle();
    await server.database.queries.update(deliveries).set({ nextAttemptAt: sql`now()` });
    server.api.notifications.deliverSoon();
    await server.api.notifications.idle();
    const messages = target.received
      .splice(0)
      .map(({ body }) => JSON.parse(body) as { kind: string; at: string; vehicle?: Vehicle })
      .filter(({ kind }) => kind.startsWith('vehicle.'))
      .sort((one, other) => (one.at < other.at ? -1 : 1));
    for (const { kind, vehicle } of messages) this.messages.set(vehicle?.number ?? '', kind);
    if (this.isMerged) this.messages.delete(this.twin);
    return [...this.messages]
      .filter(([number, kind]) => number.startsWith(this.truck) && kind === 'vehicle.held')
      .map(([number]) => number)
      .sort();
  }
}

const listHoldingLines = ({
  number,
  holding,
}: {
  number: string;
  holding: readonly { item: string }[];
}) => holding.map(({ item }) => `${number} ${item}`);

const listUniqueItems = (lines: readonly string[]) =>
  [...new Set(lines.map((line) => line.split(' ')[1] ?? ''))].sort();
