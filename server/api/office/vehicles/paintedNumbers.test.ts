import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { generatedCases } from '@/testing/generatedCases';
import type { Vehicle } from '@/contract/office/vehicles';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

const kinds = ['truck', 'trailer'] as const;
type Kind = (typeof kinds)[number];

/** What happens to a known vehicle. Each number is an index of the numbers in use. */
type Change =
  | { does: 'rename' | 'merge'; number: number; to: number }
  | { does: 'release' | 'certify' | 'confirm' | 'park'; number: number };
type Step =
  | Change
  | { does: 'report'; number: number; isBroken: boolean }
  | { does: 'add'; number: number }
  | { does: 'import'; number: number }
  | { does: 'age' };

const numbers = 4;
const index = fc.nat({ max: numbers - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('report' as const),
    number: index,
    isBroken: fc.boolean(),
  }),
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('rename' as const), number: index, to: index }),
  },
  fc.record({ does: fc.constant('merge' as const), number: index, to: index }),
  fc.record({ does: fc.constant('add' as const), number: index }),
  fc.record({ does: fc.constant('import' as const), number: index }),
  fc.record({
    does: fc.constantFrom('release', 'certify', 'confirm', 'park'),
    number: index,
  }),
  fc.record({ does: fc.constant('age' as const) }),
);

describe.each(databaseKinds)('the numbers painted on vehicles on %s', (database) => {
  let server: TestServer;
  let dispatcher: Staff;
  let rosa: Staff;
  let marcus: Driver;
  beforeAll(async () => {
    server = await openTestServer(database);
  });
  /** Signs in other people for each case, because the server limits each person's calls. */
  async function signIn() {
    dispatcher = await Staff.signedIn(server, 'dispatcher');
    rosa = await Staff.signedIn(server, 'mechanic');
    marcus = await Driver.signedIn(server);
  }
  afterAll(() => server.close());

  /** Vehicles of one kind, with every number that was ever painted on each of them, by id. */
  class Yard {
    private readonly prefix = anyTruck();
    readonly numbers = Array.from({ length: numbers }, (_, n) => `${this.prefix}-${'ACDE'[n]}`);
    readonly painted = new Map<number, Set<string>>();

    constructor(private readonly kind: Kind) {}

    private async list() {
      const query = `search=${this.prefix}&kind=${this.kind}&perPage=100`;
      return (await dispatcher.vehicles(query)).data;
    }

    private async find(number: string) {
      return (await this.list()).find((vehicle) => vehicle.number === number);
    }

    /** Paints the present numbers on their vehicles. */
    async paint() {
      for (const { id, number } of await this.list()) {
        this.painted.set(id, this.numbersOf(id).add(number));
      }
    }

    numbersOf = (id: number) => this.painted.get(id) ?? new Set<string>();

    async report(number: string, isBroken: boolean) {
      const isTruck = this.kind === 'truck';
      await marcus.reports(isBroken ? [isTruck ? 'horn' : 'brakes_trailer'] : [], {
        truck_number: isTruck ? number : anyTruck(),
        trailer_numbers: isTruck ? 'none' : number,
      });
    }

    /** Takes a step. The server may reject it. */
    async take(one: Step) {
      if (one.does === 'age') {
        await server.database.queries.execute(
          sql`update vehicles set number_until = number_until - interval '60 days'`,
        );
        return;
      }
      const number = this.numbers[one.number] ?? '';
      if (one.does === 'report') return this.report(number, one.isBroken);
      if (one.does === 'add')
        return this.ask('', { kind: this.kind, number, confirmed_number: number });
      if (one.does === 'import') return this.import(number);
      const vehicle = await this.find(number);
      if (vehicle) await this.change(vehicle, one);
    }

    private async change(vehicle: Vehicle, one: Change) {
      const { id, version, number, earlier_numbers: earlier } = vehicle;
      switch (one.does) {
        case 'rename':
          return this.rename(id, version, this.numbers[one.to] ?? '');
        case 'merge':
          return this.merge(id, version, { from: number, to: this.numbers[one.to] ?? '' });
        case 'release':
          return this.ask(`${id}/release/`, { version, earlier: earlier[0]?.id ?? id });
        case 'certify':
          for (const defect of (await dispatcher.defects(`vehicle=${id}`)).data)
            await rosa.certifies(defect);
          return;
        case 'confirm':
          return this.ask(`${id}/confirm/`, { version });
        case 'park': {
          const park = { in_service: !vehicle.in_service, confirmed_number: number };
          await dispatcher.changes(vehicle, park);
        }
      }
    }

    private async ask(path: string, body: object) {
      await dispatcher.ask('POST', `vehicles/${path}`, body);
    }

    private async rename(id: number, version: number, number: string) {
      const body = { version, number, confirmed_number: number };
      await dispatcher.ask('PATCH', `vehicles/${id}/`, body);
    }

    private async import(number: string) {
      const rows = [{ line: 2, number, kind: this.kind }];
      const { body } = await dispatcher.ask('POST', 'imports/vehicles/', { rows });
      await dispatcher.ask('POST', 'imports/vehicles/', { rows, expected: body['counts'] });
    }

    private async merge(id: number, version: number, { from, to }: Record<'from' | 'to', string>) {
      const target = await this.find(to);
      if (!target) return;
      const body = { version, into: target.id, confirmed_number: from };
      const { status } = await dispatcher.ask('POST', `vehicles/${id}/merge/`, body);
      if (status !== 200) return;
      for (const number of this.numbersOf(id)) this.numbersOf(target.id).add(number);
      this.painted.delete(id);
    }

    /** The numbers of held vehicles with which a driver is neither asked nor told about that vehicle. */
    async listHidden(): Promise<string[]> {
      const hidden: string[] = [];
      const held = (await this.list()).filter(({ do_not_dispatch: isHeld }) => isHeld);
      for (const { id, number } of held) {
        for (const typed of this.numbersOf(id)) {
          const { vehicles, earlier_owners: owners } = await marcus.previous({
            truck: this.kind === 'truck' ? typed : '',
            trailers: this.kind === 'truck' ? 'none' : typed,
          });
          const isAsked = owners.some(({ now, kind }) => now === number && kind === this.kind);
          const isTold = vehicles.some(
            ({ vehicle, holding }) => vehicle.id === id && holding.length > 0,
          );
          if (!isAsked && !isTold) hidden.push(`${typed} on ${number}`);
        }
      }
      return hidden;
    }
  }

  it.each(kinds)(
    'a driver who types any number that was painted on a held %s is told of the hold or asked about the number',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
          await signIn();
          const yard = new Yard(kind);
          await yard.report(yard.numbers[0] ?? '', true);
          await yard.report(yard.numbers[1] ?? '', false);
          await yard.paint();
          for (const one of steps) {
            await yard.take(one);
            await yard.paint();
          }
          expect(await yard.listHidden()).toEqual([]);
        }),
        { numRuns: generatedCases(40) },
      );
    },
    120_000,
  );
});
