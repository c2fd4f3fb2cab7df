import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { vehicleKey } from '@/contract/vehicleKey';
import { generatedCases } from '@/testing/generatedCases';
import { phoneOfDriver, type Phone } from '@/testing/report/phoneOfDriver';
import { users } from '../../domain/tables/accounts';
import { inspections } from '../../domain/tables/inspections';
import { anyTruck } from '../../testing/drivers';
import { Staff } from '../../testing/office';
import { newSession, openTestServer, type TestServer } from '../../testing/testServer';

// @only-all: takes 9 s; oneTruck.test.ts of src/features/inspection/delivery tests the promise, against a fake server.

type Outcome = 'responded' | 'late' | 'responseLost' | 'lost';
type Which = 0 | 1;

/** `truck` is the index of one of three trucks, or 3 for another spelling of the first truck. */
type Step =
  | { does: 'mark'; phone: Which; item: ChecklistKey; good: boolean }
  | { does: 'truck'; phone: Which; truck: 0 | 1 | 2 | 3 }
  | { does: Act; phone: Which }
  | { does: 'wait' | 'certify' };

const [mine, other] = [0, 1] as const;
type Act = 'open' | 'fill in' | 'start' | 'keep' | 'submit' | 'retry' | 'reload';
const act = (does: Act, phone: Which = mine): Step => ({ does, phone });
const truck = (number: 0 | 1 | 2 | 3, phone: Which = mine): Step => ({
  does: 'truck',
  phone,
  truck: number,
});
const mark = (item: ChecklistKey, good: boolean, phone: Which = mine): Step => ({
  does: 'mark',
  phone,
  item,
  good,
});
const wait: Step = { does: 'wait' };
const save = (phone: Which = mine): Step[] => [
  mark('horn', false, phone),
  act('fill in', phone),
  act('submit', phone),
  wait,
];

const situations = [
  'a late response',
  'a lost response',
  'a lost request',
  'a number after the marks',
  'a question',
  'another truck',
  'a kept truck',
  'a form that is kept apart',
  'a saved defect',
  'a patched tap',
  'a tap of a report that was left',
  'a sent report',
  'a reload',
  'a certification',
] as const;
type Situation = (typeof situations)[number];
const reached = new Set<Situation>();

type Case = [Outcome[], Step[]];
const examples: Case[] = [
  [[], [truck(0), ...save(), { does: 'certify' }, wait, act('submit'), wait]],
  [[], [truck(0), ...save(), mark('horn', true), wait, truck(1), act('keep'), act('reload')]],
  [
    ['responded', 'responseLost'],
    [truck(0), ...save(), truck(1), act('retry'), wait, act('start'), ...save()],
  ],
  [
    ['responded', 'responded', 'responded', 'responded', 'lost'],
    [truck(0), ...save(), mark('horn', true), wait, truck(1), act('start'), act('retry'), wait],
  ],
  [
    [],
    [
      truck(2, other),
      ...save(other),
      truck(1),
      act('fill in'),
      act('open'),
      wait,
      act('submit'),
      wait,
    ],
  ],
  [[], [act('fill in'), truck(1), truck(2), act('submit'), wait, act('start'), ...save()]],
  [
    ['late', 'lost', 'late'],
    [truck(1), act('fill in'), truck(3, other), ...save(other), act('retry'), wait, act('retry')],
  ],
];

const phone = fc.constantFrom<Which>(mine, other);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('mark' as const),
    phone,
    item: fc.constantFrom<ChecklistKey>('horn', 'mirrors', 'doors'),
    good: fc.boolean(),
  }),
  fc.record({ does: fc.constant('truck' as const), phone, truck: fc.constantFrom(0, 1, 2, 3) }),
  fc.record({
    does: fc.constantFrom('open', 'fill in', 'start', 'keep', 'submit', 'retry', 'reload'),
    phone,
  }),
  fc.constantFrom<Step>(wait, { does: 'certify' }),
) as fc.Arbitrary<Step>;

const turns = async (count: number) => {
  for (let left = count; left > 0; left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 1));
};

let server: TestServer;
const realFetch = globalThis.fetch;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await server.close();
});

class Driver {
  private readonly trucks: string[];
  private readonly marked = new Set<string>();
  /** Marks on a form without a truck number. */
  private readonly unnumbered: [string[], string[]] = [[], []];
  private readonly phones: readonly [Phone, Phone];
  private calls = 0;

  constructor(
    session: Awaited<ReturnType<typeof newSession>>,
    private readonly owner: number,
    private readonly mechanic: Staff,
    private readonly outcomes: Outcome[],
  ) {
    const [first, second, third] = [anyTruck(), anyTruck(), anyTruck()];
    this.trucks = [first, second, third, ` ${first.toLowerCase()} `];
    globalThis.fetch = async (input, init) => {
      this.calls += 1;
      return this.call(new Request(input, init)).finally(() => (this.calls -= 1));
    };
    this.phones = [
      phoneOfDriver(session, 'http://phone-0.test'),
      phoneOfDriver(session, 'http://phone-1.test'),
    ];
  }

  /**
   * Uses up an outcome only for an inspection call, so that the case determines which of these calls get lost or arrive
   * late.
   */
  private async call(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const outcome = pathname.startsWith('/api/driver/') ? this.outcomes.shift() : undefined;
    if (outcome === 'lost') {
      reached.add('a lost request');
      throw new TypeError('Failed to fetch');
    }
    const payload = await request.text();
    const response = await server.app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(payload && { payload }),
    });
    if (outcome === 'responseLost') {
      reached.add('a lost response');
      throw new TypeError('Failed to fetch');
    }
    if (outcome === 'late') {
      reached.add('a late response');
      await turns(5);
    }
    if (response.statusCode === 200) this.noteCall(request.method, pathname);
    const isEmpty = response.statusCode === 204 || response.statusCode === 304;
    return new Response(isEmpty ? null : response.body, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type']) },
    });
  }

  private noteCall(method: string, path: string): void {
    if (path.includes('/send/')) reached.add('a sent report');
    if (method !== 'PATCH') return;
    const isLeft = this.phones.some((each) => each.isLeft());
    reached.add(isLeft ? 'a tap of a report that was left' : 'a patched tap');
  }

  private note(item: string, value: boolean, number: string): void {
    this.marked.add(`${vehicleKey(number)} ${item} ${value}`);
  }

  private marks(which: Which, item: ChecklistKey, good: boolean): void {
    const form = this.phones[which];
    if (form.isAsked()) return;
    form.mark(item, good);
    if (form.valueOf(item) !== good) return;
    if (form.truck().trim() === '') this.unnumbered[which].push(`${item} ${good}`);
    else this.note(item, good, form.truck());
  }

  private enters(which: Which, number: string): void {
    const form = this.phones[which];
    form.enterTruck(number);
    if (form.isAsked()) return;
    for (const one of this.unnumbered[which].splice(0)) {
      reached.add('a number after the marks');
      this.marked.add(`${vehicleKey(number)} ${one}`);
    }
  }

  async does(step: Step): Promise<void> {
    if (!('phone' in step)) return step.does === 'wait' ? this.settles() : this.certifies();
    const form = this.phones[step.phone];
    if (form.isAsked()) reached.add('a question');
    switch (step.does) {
      case 'mark':
        return this.marks(step.phone, step.item, step.good);
      case 'truck':
        return this.enters(step.phone, this.trucks[step.truck] ?? '');
      case 'fill in':
        form.fillIn();
        for (const key of checklistKeys) {
          if (form.valueOf(key) === null) this.marks(step.phone, key, true);
        }
        return;
      default:
        return this.acts(step.does, step.phone);
    }
  }

  private async acts(does: string, which: Which): Promise<void> {
    const form = this.phones[which];
    switch (does) {
      case 'open':
        return form.opened();
      case 'start':
        if (!form.isAsked()) return;
        reached.add('another truck');
        this.unnumbered[which].length = 0;
        return form.startOther();
      case 'keep':
        if (form.isAsked()) reached.add('a kept truck');
        return void form.keep();
      case 'submit':
        return void form.submit();
      case 'retry':
        return void form.retry();
      case 'reload':
        reached.add('a reload');
        return form.reload();
    }
  }

  private async certifies(): Promise<void> {
    for (const number of this.trucks.slice(0, 3)) {
      const { data } = await this.mechanic.defects(`search=${number}&perPage=100`);
      for (const defect of data.filter(({ state }) => state === 'open')) {
        await this.mechanic.certifies(defect);
        reached.add('a certification');
        this.note(defect.item, true, number);
      }
    }
  }

  /** Returns the stored item values without a certification or a mark on a phone that showed the same truck. */
  async unmarked(): Promise<string[]> {
    const reports = await server.database.queries
      .select()
      .from(inspections)
      .where(eq(inspections.ownerId, this.owner));
    if (this.phones.some((each) => each.isApart())) reached.add('a form that is kept apart');
    return reports.flatMap((report) =>
      checklistKeys.flatMap((item) => {
        const value = report[item];
        if (value === false) reached.add('a saved defect');
        const one = `${vehicleKey(report.truck_number)} ${item} ${value}`;
        return value === null || this.marked.has(one) ? [] : [one];
      }),
    );
  }

  /**
   * Waits until the phones have nothing left to send. Stops after 300 turns, because the remaining calls may need
   * another step.
   */
  private async settles(): Promise<void> {
    const isAtRest = () => this.calls === 0 && this.phones.every((each) => each.isAtRest());
    for (let left = 300; left > 0 && !isAtRest(); left -= 1) await turns(1);
  }

  async opens(): Promise<void> {
    for (const each of this.phones) await each.opened();
  }

  async comesToRest(): Promise<void> {
    this.outcomes.length = 0;
    for (let tries = 0; tries < 100; tries += 1) {
      if (this.phones.every((each) => each.isAtRest())) return;
      for (const each of this.phones) {
        each.keep();
        each.retry();
      }
      await turns(5);
    }
    throw new Error('The phones did not come to rest');
  }

  leaves(): void {
    for (const each of this.phones) each.stop();
  }
}

async function signedIn(outcomes: readonly Outcome[]): Promise<Driver> {
  const session = await newSession(server);
  const [user] = await server.database.queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, session.username));
  const mechanic = await Staff.signedIn(server, 'mechanic');
  return new Driver(session, user?.id ?? 0, mechanic, [...outcomes]);
}

it('every stored item value comes from a mark on a phone that showed the truck, or from a certification', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Outcome>('responded', 'late', 'responseLost', 'lost'), {
        maxLength: 10,
      }),
      fc.array(anyStep, { minLength: 3, maxLength: 20 }),
      async (outcomes, steps) => {
        const driver = await signedIn(outcomes);
        try {
          await driver.opens();
          for (const step of steps) {
            await driver.does(step);
            expect(await driver.unmarked()).toEqual([]);
          }
          await driver.comesToRest();
          expect(await driver.unmarked()).toEqual([]);
        } finally {
          driver.leaves();
        }
      },
    ),
    { numRuns: examples.length + generatedCases(20), examples },
  );
  expect(situations.filter((one) => !reached.has(one))).toEqual([]);
});
