import * as fc from 'fast-check';
import { calls } from '@/contract/calls';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import type { Inspection } from '@/contract/inspection';
import {
  defectTextChanged,
  defectTextCommitted,
  headerFieldChanged,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  newInspectionStarted,
  otherVehicleStarted,
  reportOpened,
  vehicleCorrected,
  vehicleKept,
} from '@/features/inspection/model/inspectionSlice';
import { selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import { findOtherVehicle, selectMayCorrect } from '@/features/inspection/model/rules/otherVehicle';
import { named } from '@/features/inspection/model/rules/preparedActions';
import type { HeaderField } from '@/features/inspection/model/state/header';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { makeInspection } from '@/testing/fixtures/inspection';
import { generatedCases } from '@/testing/generatedCases';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { startInspectionServer, type CallOutcome } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore, signAndSubmit } from '@/testing/report/reportStore';
import { retryLater } from '@/testing/report/retryLater';

const later = { date: '2026-11-22', time: '06:10' };
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Trucks as drivers write them. The last two are the same truck. */
const trucks = ['D1', 'D2', ' d2'] as const;
const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const items = ['horn', 'mirrors', 'doors'] as const;
const item = fc.constantFrom(...items);
const truck = fc.constantFrom(...trucks);
const steps = {
  good: fc.record({ do: fc.constant('good' as const), item }),
  defective: fc.record({ do: fc.constant('defective' as const), item }),
  clear: fc.record({ do: fc.constant('clear' as const), item }),
  /** Marks the remaining items good, and fills in the required fields that are blank by default, except the truck. */
  fillIn: fc.record({ do: fc.constant('fillIn' as const) }),
  truck: fc.record({ do: fc.constant('truck' as const), truck }),
  startOther: fc.record({ do: fc.constant('startOther' as const) }),
  correct: fc.record({ do: fc.constant('correct' as const) }),
  keep: fc.record({ do: fc.constant('keep' as const) }),
  startNew: fc.record({ do: fc.constant('startNew' as const) }),
  submit: fc.record({ do: fc.constant('submit' as const) }),
  retry: fc.record({ do: fc.constant('retry' as const) }),
  wait: fc.record({ do: fc.constant('wait' as const), turns: fc.nat(6) }),
  reload: fc.record({ do: fc.constant('reload' as const) }),
  /** The driver's other phone creates a report. */
  otherPhone: fc.record({ do: fc.constant('otherPhone' as const), truck }),
};
const step = fc.oneof(
  ...Object.values(steps).map((arbitrary) => ({ arbitrary, weight: 1 })),
  { arbitrary: steps.fillIn, weight: 2 },
  { arbitrary: steps.truck, weight: 2 },
  { arbitrary: steps.submit, weight: 2 },
  { arbitrary: steps.wait, weight: 5 },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const entries = ['good', 'defective', 'clear', 'fillIn', 'truck'] as const;
type Entry = Extract<Step, { do: (typeof entries)[number] }>;
const isEntry = (next: Step): next is Entry => entries.some((entry) => entry === next.do);

const comment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
const saved = (isSilent: boolean): Inspection => ({
  ...makeInspection(true, isSilent ? { horn: false } : {}),
  truck_number: 'D1',
  comments: isSilent ? [comment] : [],
});

/** An item's value, and the truck that the form showed when the driver marked the item. */
interface Mark {
  key: ChecklistKey;
  value: boolean;
  truck: string;
}

/** Counts how often the cases reached each situation. A situation that never occurs fails the test. */
const reached = {
  apart: 0,
  asked: 0,
  corrected: 0,
  kept: 0,
  started: 0,
  patched: 0,
  leftPatched: 0,
  sent: 0,
};

class Driver {
  private readonly disk = openDisk();
  private readonly realFetch = globalThis.fetch;
  private readonly opened: ReturnType<typeof openReportStore>[] = [];
  tab: ReturnType<typeof openReportStore>;
  /** Marks made on this phone, and values from the server. */
  private readonly marks: Mark[] = [];
  private unsent: Pick<Mark, 'key' | 'value'>[] = [];
  private readonly trucksByReport = new Map<unknown, string>();
  private phones = 0;
  readonly wrong: string[] = [];

  constructor(
    private readonly server: ReturnType<typeof startInspectionServer>,
    private readonly delays: number[],
    private readonly settings: typeof testSettings,
  ) {
    this.tab = this.open();
    this.noteServer();
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const before = this.unsent;
      await this.judge(request.clone());
      const response = await this.realFetch(request);
      if (response.status === 400) this.correct(before);
      this.noteServer();
      for (let left = this.delays.shift() ?? 0; left > 0; left -= 1) await turn();
      return response;
    };
  }

  private open() {
    const tab = openReportStore(createPhone(this.disk), this.settings);
    this.opened.push(tab);
    return tab;
  }

  private noteServer(): void {
    const { current } = this.server;
    if (!current) return;
    this.trucksByReport.set(current.id, current.truck_number);
    for (const key of checklistKeys) this.note(key, current[key], current.truck_number);
  }

  private note(key: ChecklistKey, value: boolean | null, truck: string): void {
    if (value !== null) this.marks.push({ key, value, truck });
  }

  private isMarked(key: ChecklistKey, value: unknown, truck: string): boolean {
    return this.marks.some(
      (mark) => mark.key === key && mark.value === value && isSame(mark.truck, truck),
    );
  }

  private shownTruck(): string {
    return this.tab.state().header.values.truck_number;
  }

  private async judge(request: Request): Promise<void> {
    const { pathname } = new URL(request.url);
    if (pathname === calls.currentInspection) return;
    // The state at the start of the call, before the first `await`.
    const state = this.tab.state();
    const id = Number(pathname.split('/').at(-2));
    const body = await request.text();
    const values = (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>;
    const isCreate = pathname === calls.createInspection;
    const truck = isCreate ? String(values['truck_number']) : (this.trucksByReport.get(id) ?? '');
    for (const key of checklistKeys) {
      const value = values[key] ?? null;
      if (value === null || this.isMarked(key, value, truck)) continue;
      this.wrong.push(`${request.method} ${pathname}: ${key} of ${truck}`);
    }
    if (isCreate) this.unsent = [];
    if (request.method === 'PATCH') this.judgePatch(pathname, id, state);
    if (pathname.includes('/send/')) this.judgeSend(pathname, truck, state);
  }

  private judgePatch(path: string, id: number, state: DraftState): void {
    const isLeft = state.left.some((report) => report.id === id);
    reached[isLeft ? 'leftPatched' : 'patched'] += 1;
    if (!isLeft && findOtherVehicle(state)) this.wrong.push(`${path} while the driver is asked`);
  }

  private judgeSend(path: string, truck: string, { access, header }: DraftState): void {
    reached.sent += 1;
    // Before the reloaded page has read the draft, a call comes from the page before the reload.
    if (access.status !== 'writable' || isSame(truck, header.values.truck_number)) return;
    this.wrong.push(`${path} of ${truck}`);
  }

  /** Checks that each mark on the screen was made on the shown truck. */
  look(): void {
    if (this.wrong.length > 0) return;
    const state = this.tab.state();
    const entries = Object.values(state.checklist.entities);
    if (state.report.status === 'loaded') this.unsent = [];
    if (state.otherReport) reached.apart += 1;
    if (findOtherVehicle(state)) {
      reached.asked += 1;
      return;
    }
    for (const { key, value } of entries) {
      if (value === null || this.isMarked(key, value, this.shownTruck())) continue;
      this.wrong.push(`${key} shown of ${this.shownTruck()}`);
    }
  }

  async openPage(): Promise<void> {
    await this.tab.writable();
    this.tab.store.dispatch(reportOpened({ announce: true }));
  }

  private mark(key: ChecklistKey, value: boolean | null): void {
    const { store, state } = this.tab;
    const before = state();
    const action = { true: itemMarkedGood, false: itemMarkedDefective, null: itemCleared };
    store.dispatch(action[`${value}`](key));
    if (state() === before) return;
    this.note(key, value, this.shownTruck());
    if (value !== null) this.unsent.push({ key, value });
    if (value !== false) return;
    store.dispatch(defectTextChanged({ key, text: 'Broken' }));
    store.dispatch(defectTextCommitted(key));
  }

  private enter(field: HeaderField, value: string): void {
    this.tab.store.dispatch(headerFieldChanged({ field, value }));
  }

  private fillIn(): void {
    this.enter('carrier', 'Dana Miles');
    this.enter('address', 'Joliet, IL');
    this.enter('odometer_reading', '418220');
    this.enter('trailer_numbers', 'R-88');
    this.enter('drivers_signature', 'Dana Miles');
    this.enter('satisfactory_vehicle_condition', 'above_defects_corrected');
    const { entities } = this.tab.state().checklist;
    for (const key of checklistKeys) if (entities[key].value === null) this.mark(key, true);
  }

  private correct(marks: Driver['unsent']): void {
    this.unsent = marks;
    if (findOtherVehicle(this.tab.state())) return;
    for (const { key, value } of marks) this.note(key, value, this.shownTruck());
  }

  private enters(next: Entry): void {
    switch (next.do) {
      case 'good':
        return this.mark(next.item, true);
      case 'defective':
        return this.mark(next.item, false);
      case 'clear':
        return this.mark(next.item, null);
      case 'fillIn':
        return this.fillIn();
      case 'truck':
        this.enter('truck_number', next.truck);
        return this.correct(this.unsent);
    }
  }

  async does(next: Step): Promise<void> {
    const { store } = this.tab;
    if (isEntry(next)) return this.enters(next);
    switch (next.do) {
      case 'startOther':
        return this.startsOther();
      case 'startNew':
        return this.begin(newInspectionStarted(later));
      case 'keep':
        return this.keeps();
      case 'correct':
        return this.corrects();
      case 'submit':
        return void signAndSubmit(store);
      case 'retry':
        return retryLater(store);
      case 'wait':
        for (let left = next.turns; left > 0; left -= 1) await turn();
        return;
      case 'reload':
        return this.reload();
      case 'otherPhone':
        this.phones += 1;
        this.server.current = { ...saved(true), id: 500 + this.phones, truck_number: next.truck };
        return this.noteServer();
    }
  }

  private keeps(): void {
    const { store, state } = this.tab;
    if (findOtherVehicle(state())) reached.kept += 1;
    store.dispatch(vehicleKept());
  }

  private corrects(): void {
    const { store, state } = this.tab;
    if (!selectMayCorrect({ inspection: { draft: state() } })) return;
    reached.corrected += 1;
    store.dispatch(vehicleCorrected());
    this.correct(this.unsent);
  }

  private startsOther(): void {
    const { state } = this.tab;
    if (!findOtherVehicle(state()) || getPendingOutbox(state())) return;
    reached.started += 1;
    this.begin(otherVehicleStarted({ now: later, setAside: [] }));
    if (selectCount({ inspection: { draft: state() } }).pending < 63)
      this.wrong.push('marks of before');
  }

  private begin(
    action: ReturnType<typeof otherVehicleStarted | typeof newInspectionStarted>,
  ): void {
    const { form } = this.tab.state();
    this.tab.store.dispatch(named(action, form));
    if (this.tab.state().form !== form) this.unsent = [];
  }

  private async reload(): Promise<void> {
    await this.tab.until(this.tab.isSaved);
    this.tab.stop();
    this.tab = this.open();
    await this.openPage();
  }

  async comesToRest(): Promise<void> {
    this.server.outcomes.length = 0;
    this.delays.length = 0;
    const { store, state } = this.tab;
    store.dispatch(vehicleKept());
    const isAtRest = () =>
      getPendingOutbox(state()) === null &&
      state().left.length === 0 &&
      state().patches.length === 0 &&
      state().loading.status === 'loaded';
    for (let tries = 0; tries < 200 && !isAtRest(); tries += 1) {
      retryLater(store);
      await turn();
    }
    expect(isAtRest()).toBe(true);
    this.look();
  }

  leave(): void {
    for (const { stop } of this.opened) stop();
    globalThis.fetch = this.realFetch;
  }
}

type Case = [Inspection | null, CallOutcome[], number[], Step[], typeof testSettings];

/** The first truck's report arrives while the driver enters the second truck. */
const late: Case = [
  saved(false),
  ['lost'],
  [],
  [
    { do: 'truck', truck: 'D2' },
    { do: 'good', item: 'horn' },
    { do: 'retry' },
    { do: 'wait', turns: 6 },
    { do: 'fillIn' },
    { do: 'submit' },
  ],
  testSettings,
];

/** The driver changes a saved report's truck while a tap on this report is unsent. */
const retyped: Case = [
  saved(true),
  ['responded', 'lost'],
  [],
  [
    { do: 'wait', turns: 6 },
    { do: 'good', item: 'horn' },
    { do: 'wait', turns: 6 },
    { do: 'truck', truck: 'D2' },
    { do: 'defective', item: 'mirrors' },
    { do: 'retry' },
    { do: 'wait', turns: 6 },
    { do: 'submit' },
    { do: 'startOther' },
    { do: 'fillIn' },
    { do: 'submit' },
    { do: 'reload' },
  ],
  extendedSettings,
];

const lostCreate: Case = [
  null,
  ['responded', 'responseLost', 'lost'],
  [],
  [
    { do: 'truck', truck: 'D1' },
    { do: 'fillIn' },
    { do: 'submit' },
    { do: 'wait', turns: 6 },
    { do: 'truck', truck: 'D2' },
    { do: 'retry' },
    { do: 'wait', turns: 6 },
    { do: 'submit' },
    { do: 'keep' },
    { do: 'submit' },
  ],
  testSettings,
];

const superseded: Case = [
  null,
  [],
  [0, 6],
  [
    { do: 'truck', truck: 'D1' },
    { do: 'fillIn' },
    { do: 'submit' },
    { do: 'wait', turns: 3 },
    { do: 'otherPhone', truck: 'D2' },
  ],
  extendedSettings,
];

const mistyped: Case = [
  null,
  [],
  [],
  [
    { do: 'wait', turns: 6 },
    { do: 'truck', truck: 'D1' },
    { do: 'good', item: 'horn' },
    { do: 'truck', truck: 'D2' },
    { do: 'correct' },
    { do: 'fillIn' },
    { do: 'submit' },
  ],
  extendedSettings,
];

it('no order of loads, lost responses, entries, submits and reloads sends or shows a mark for the wrong truck', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(null, saved(false), saved(true)),
      fc.array(fc.constantFrom<CallOutcome>('responded', 'responseLost', 'lost', 400), {
        maxLength: 12,
      }),
      fc.array(fc.nat(5), { maxLength: 12 }),
      fc.array(step, { minLength: 3, maxLength: 25 }),
      fc.constantFrom(testSettings, extendedSettings),
      async (current, outcomes, delays, list, settings) => {
        const server = startInspectionServer(structuredClone(current));
        server.outcomes = [...outcomes];
        const driver = new Driver(server, [...delays], settings);
        try {
          await driver.openPage();
          for (const next of list) {
            await driver.does(next);
            await turn();
            driver.look();
          }
          await driver.comesToRest();
          expect(driver.wrong).toEqual([]);
        } finally {
          driver.leave();
          server.restore();
        }
      },
    ),
    { numRuns: generatedCases(150), examples: [late, retyped, lostCreate, superseded, mistyped] },
  );
  expect(Object.entries(reached).filter(([, count]) => count === 0)).toEqual([]);
});
