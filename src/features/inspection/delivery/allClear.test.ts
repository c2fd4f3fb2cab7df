import * as fc from 'fast-check';
import { checklistKeys } from '@/contract/checklist';
import type { Inspection } from '@/contract/inspection';
import {
  bulkUndone,
  itemsMarkedGood,
  defectTextChanged,
  headerFieldChanged,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  newInspectionStarted,
  reportOpened,
  takeOverRequested,
} from '@/features/inspection/model/inspectionSlice';
import {
  markOfCategory,
  markOfNoTrailer,
  selectUndoable,
} from '@/features/inspection/model/rules/checklistSelectors';
import { isAnythingUnsent } from '@/features/inspection/model/rules/reportMerge';
import { selectIsWithdrawn } from '@/features/inspection/model/rules/reportSelectors';
import { isEditedSince } from '@/features/inspection/model/rules/submission';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import type { Phone } from '@/features/inspection/storage/phone';
import { generatedCases } from '@/testing/generatedCases';
import { makeInspection } from '@/testing/fixtures/inspection';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { createFakeLocks } from '@/testing/races/fakeLocks';
import { startInspectionServer, type CallOutcome } from '@/testing/report/inspectionServer';
import { createPhone } from '@/testing/report/inspectionSetup';
import { fillIn, openReportStore, signAndSubmit } from '@/testing/report/reportStore';
import { retryLater } from '@/testing/report/retryLater';

const item = fc.constantFrom('horn' as const, 'mirrors' as const);
const command = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('markGood' as const), item }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('markDefective' as const), item }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('clear' as const), item }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('markCategoryGood' as const) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('lackTrailer' as const) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('undo' as const) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('submit' as const) }), weight: 5 },
  {
    arbitrary: fc.record({ do: fc.constant('editOdometer' as const), miles: fc.nat(999) }),
    weight: 1,
  },
  { arbitrary: fc.record({ do: fc.constant('startNew' as const) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('retry' as const) }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('wait' as const), turns: fc.nat(6) }), weight: 6 },
  { arbitrary: fc.record({ do: fc.constant('restart' as const) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('takeOver' as const) }), weight: 1 },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

const conditionChosen = headerFieldChanged({
  field: 'satisfactory_vehicle_condition',
  value: 'above_defects_corrected',
});

const outcome = fc.constantFrom<CallOutcome>('responded', 'responseLost', 'lost');
const turn = () => new Promise((resolve) => setTimeout(resolve));

const fixedComment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: true };
const begins = fc.constantFrom<() => Inspection | null>(
  () => null,
  () => makeInspection(true),
  () => ({ ...makeInspection(true), comments: [fixedComment] }),
);

type Case = [() => Inspection | null, CallOutcome[], number[], Command[], typeof testSettings];

type Edit = Parameters<ReturnType<typeof openReportStore>['store']['dispatch']>[0];

const otherSteps = ['submit', 'startNew', 'retry', 'wait', 'restart', 'takeOver'] as const;
type OtherCommand = Extract<Command, { do: (typeof otherSteps)[number] }>;
type EditCommand = Exclude<Command, OtherCommand>;

const isEdit = (step: Command): step is EditCommand =>
  !otherSteps.some((other) => other === step.do);

function toEdits(step: EditCommand, root: InspectionRoot): Edit[] {
  switch (step.do) {
    case 'markGood':
      return [itemMarkedGood(step.item)];
    case 'markDefective': {
      const text = defectTextChanged({ key: step.item, text: 'Broken' });
      return [itemMarkedDefective(step.item), text, conditionChosen];
    }
    case 'clear':
      return [itemCleared(step.item)];
    case 'markCategoryGood':
      return [itemsMarkedGood(markOfCategory(root.inspection.draft, 'cab', []))];
    case 'lackTrailer':
      return [itemsMarkedGood(markOfNoTrailer(root.inspection.draft))];
    case 'undo':
      return (['cab', 'no-trailer'] as const)
        .flatMap((id) => selectUndoable(root, id) ?? [])
        .map(bulkUndone);
    case 'editOdometer':
      return [headerFieldChanged({ field: 'odometer_reading', value: `${step.miles}` })];
  }
}

class Driver {
  private readonly phone: Phone = {
    ...createPhone(),
    locks: createFakeLocks(),
  };
  private readonly opened: ReturnType<typeof openReportStore>[] = [];
  private readonly restoreFetch = globalThis.fetch;
  tab: ReturnType<typeof openReportStore>;
  /** Whether the driver changed a report while the phone sent it, and has not submitted it since. */
  isOwedNotice = false;
  /** Send calls made while an item on the screen was not good, or the server's report had a defect. */
  readonly wrongSends: string[] = [];

  constructor(
    private readonly server: ReturnType<typeof startInspectionServer>,
    private readonly delays: number[],
    private readonly settings: typeof testSettings,
  ) {
    this.tab = openReportStore(this.phone, settings);
    this.opened.push(this.tab);
    const realFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      if (request.url.includes('/send/')) this.judgeSend(request.url);
      const response = await realFetch(request);
      for (let left = this.delays.shift() ?? 0; left > 0; left -= 1) await turn();
      return response;
    };
  }

  private judgeSend(url: string): void {
    const { entities } = this.tab.state().checklist;
    const isWrong = checklistKeys.some((key) => entities[key].value !== true);
    const { current } = this.server;
    const hasDefect = current && checklistKeys.some((key) => current[key] === false);
    if (isWrong || hasDefect) this.wrongSends.push(url);
  }

  async openPage(): Promise<void> {
    await this.tab.writable();
    this.tab.store.dispatch(reportOpened({ announce: true }));
  }

  private edit(...actions: Edit[]): void {
    const { store, state } = this.tab;
    if (state().access.status !== 'writable') return;
    const pending = getPendingOutbox(state());
    for (const action of actions) store.dispatch(action);
    if (pending) this.isOwedNotice = isEditedSince(pending, state());
  }

  async does(step: Command): Promise<void> {
    if (isEdit(step)) return this.edit(...toEdits(step, this.tab.root()));
    switch (step.do) {
      case 'submit':
        return this.submits();
      case 'startNew':
        return this.startsNew();
      case 'retry':
        return retryLater(this.tab.store);
      case 'wait':
        for (let left = step.turns; left > 0; left -= 1) await turn();
        return;
      case 'restart':
      case 'takeOver':
        return this.goesOnInAnotherTab(step.do);
    }
  }

  private startsNew(): void {
    const { store, state } = this.tab;
    if (getPendingOutbox(state()) || state().report.status !== 'loaded') return;
    store.dispatch(newInspectionStarted({ date: '2026-11-22', time: '06:10' }));
    if (state().replaces === null) return;
    fillIn(store);
    this.isOwedNotice = false;
  }

  private submits(): void {
    const { store, state } = this.tab;
    const before = getPendingOutbox(state());
    signAndSubmit(store);
    const after = getPendingOutbox(state());
    if (after && after.submission !== before?.submission) this.isOwedNotice = false;
  }

  /** After a restart, the previous tab no longer runs, but its lock still exists. */
  private async goesOnInAnotherTab(how: 'restart' | 'takeOver'): Promise<void> {
    await this.tab.until(this.tab.isSaved);
    if (how === 'restart') this.tab.stop();
    const next = this.open();
    await next.until(({ access }) => access.status === 'readOnly');
    next.store.dispatch(takeOverRequested());
    // Before the new tab may write, the driver can change nothing.
    await next.writable();
    this.tab = next;
    await this.openPage();
  }

  private open() {
    const tab = openReportStore(this.phone, this.settings);
    this.opened.push(tab);
    return tab;
  }

  async comesToRest(): Promise<void> {
    this.server.outcomes.length = 0;
    this.delays.length = 0;
    const { store, state } = this.tab;
    const isAtRest = () =>
      getPendingOutbox(state()) === null &&
      state().patches.length === 0 &&
      state().loading.status === 'loaded';
    for (let tries = 0; tries < 200 && !isAtRest(); tries += 1) {
      retryLater(store);
      await turn();
    }
    expect(isAtRest()).toBe(true);
  }

  leave(): void {
    for (const { stop } of this.opened) stop();
    globalThis.fetch = this.restoreFetch;
  }
}

const lostPatch: Case = [
  () => ({ ...makeInspection(true), comments: [fixedComment] }),
  ['lost', 'responseLost', 'lost'],
  [],
  [
    { do: 'markDefective', item: 'horn' },
    { do: 'retry' },
    { do: 'markGood', item: 'horn' },
    { do: 'submit' },
    { do: 'submit' },
    { do: 'editOdometer', miles: 0 },
  ],
  testSettings,
];

const rejectedSubmission: Case = [
  lostPatch[0],
  ['responseLost', 400],
  [],
  [
    { do: 'markDefective', item: 'horn' },
    { do: 'markGood', item: 'horn' },
    { do: 'submit' },
    { do: 'wait', turns: 6 },
    { do: 'submit' },
  ],
  testSettings,
];

const restartedPatch: Case = [
  lostPatch[0],
  [],
  [0],
  [{ do: 'markDefective', item: 'horn' }, { do: 'restart' }, { do: 'markGood', item: 'horn' }],
  testSettings,
];

it('no order of responses, taps, restarts and tabs hides a later change or sends an all-clear report over a newer defect', async () => {
  await fc.assert(
    fc.asyncProperty(
      begins,
      fc.array(outcome, { maxLength: 12 }),
      fc.array(fc.nat(5), { maxLength: 12 }),
      fc.array(command, { minLength: 3, maxLength: 20 }),
      fc.constantFrom(testSettings, extendedSettings),
      async (begin, outcomes, delays, commands, settings) => {
        const server = startInspectionServer(begin());
        const driver = new Driver(server, [...delays], settings);
        try {
          await driver.openPage();
          await driver.tab.until(({ loading }) => loading.status !== 'due');
          if (!server.current) fillIn(driver.tab.store);
          server.outcomes = [...outcomes];
          for (const step of commands) {
            await driver.does(step);
            // Real taps are separate events.
            await turn();
          }
          await driver.comesToRest();
          expect(driver.wrongSends).toEqual([]);
          const state = driver.tab.state();
          const isSilent =
            driver.isOwedNotice &&
            isAnythingUnsent(state) &&
            !selectIsWithdrawn({ inspection: { draft: state } });
          expect(isSilent).toBe(false);
        } finally {
          driver.leave();
          server.restore();
        }
      },
    ),
    { numRuns: generatedCases(150), examples: [lostPatch, rejectedSubmission, restartedPatch] },
  );
});
