import { after, draftAfter, now, withPending } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { allClearRequest, waitingSubmission } from '@/testing/fixtures/submission';
import {
  draftBecameWritable,
  headerFieldChanged,
  itemMarkedDefective,
  loadingFailed,
  reportCreated,
  reportIdentified,
  reportLoaded,
  reportSent,
  reportSetAside,
  reportSubmitted,
  submissionFoundUndone,
  submissionPostponed,
  submissionRejected,
  submissionStarted,
  tripChosen,
} from '../inspectionSlice';
import { named } from '../rules/preparedActions';
import { toLoadedReport } from '../rules/reportContents';
import { newDraft } from './draftContents';
import type { DraftState } from './inspectionState';
import type { PendingOutbox } from './outbox';

const later = { date: '2026-11-21', time: '07:10' };
const wire = makeInspection(true);
const toSend = { request: allClearRequest, purpose: 'send' } as const;
const defective = { request: { ...allClearRequest, horn: false }, purpose: 'save' } as const;
const loaded = draftAfter(reportLoaded(toLoadedReport(wire, now)));
const entered: DraftState = { ...loaded, report: { status: 'none' } };
const silentHorn = draftAfter(
  reportLoaded(toLoadedReport(makeInspection(true, { horn: false }), now)),
);
const quietFetch = { status: 'due', announce: false, quiet: true };
const edit = headerFieldChanged({ field: 'carrier', value: 'Lee Park' });

const withStep = (state: DraftState, step: PendingOutbox['step']): DraftState => ({
  ...state,
  outbox: { status: 'sending', submission: toSend, step, hasWaited: false },
});
const sending = withStep(loaded, { kind: 'send', id: 17, outcomeUnknown: false });
/** The driver changed the report while its call was in flight. */
const changed = after(sending, edit);

describe('submitting a report', () => {
  it('submitting a report queues it and clears the earlier rejections and receipt', () => {
    const before: DraftState = {
      ...entered,
      rejections: { carrier: ['Too long.'] },
      isRejected: true,
      sent: [makeSentReport()],
    };
    const state = after(before, reportSubmitted(waitingSubmission));
    expect(state).toMatchObject({
      outbox: {
        status: 'queued',
        submission: waitingSubmission,
        hasWaited: false,
        step: { kind: 'create', outcomeUnknown: false },
      },
      isRejected: false,
      sent: [{ isSeen: true }],
    });
    expect(state.rejections).toEqual({});
  });

  it('submitting replaces a waiting report, but not a report that is being sent', () => {
    const waiting = withPending(entered, 'waiting');
    expect(after(waiting, reportSubmitted(toSend)).outbox).toMatchObject({ submission: toSend });
    for (const status of ['queued', 'sending'] as const) {
      const pending = withPending(entered, status);
      expect(after(pending, reportSubmitted(toSend))).toBe(pending);
    }
  });

  it('submitting also makes a fetch due if the last fetch failed', () => {
    const failed = after(entered, loadingFailed({ reached: false }));
    expect(after(failed, reportSubmitted(toSend)).loading).toEqual(quietFetch);
    expect(after(entered, reportSubmitted(toSend)).loading).toBe(entered.loading);
  });

  it("a queued submission has the status 'sending' once its call starts", () => {
    expect(after(withPending(entered, 'queued'), submissionStarted()).outbox.status).toBe(
      'sending',
    );
  });
});

describe('a response without a submission in the outbox', () => {
  it.each([
    submissionStarted(),
    submissionFoundUndone(),
    submissionRejected({ outcomeUnknown: true, fields: {} }),
    reportCreated(later),
    reportIdentified(toLoadedReport(wire, now)),
  ])('a step of a submission has no effect if the outbox has no submission: $type', (action) => {
    expect(after(loaded, action)).toBe(loaded);
  });
});

describe('an action that names another form', () => {
  it.each([
    submissionStarted(),
    submissionFoundUndone(),
    submissionPostponed({ outcomeUnknown: true, reached: false }),
    submissionRejected({ outcomeUnknown: true, fields: {} }),
    reportCreated(later),
    reportIdentified(toLoadedReport(wire, now)),
    reportSent(later),
    reportSetAside(['aside']),
  ])('an action that names another form does not change the draft: $type', (action) => {
    const unknown = withStep(loaded, { kind: 'send', id: 17, outcomeUnknown: true });
    for (const state of [withPending(entered, 'queued'), unknown, loaded]) {
      expect(after(state, named(action, state.form + 1))).toBe(state);
    }
  });
});

describe('a submission without a response', () => {
  it.each([
    [true, 'reachable'],
    [false, 'unreachable'],
  ])(
    'a postponed submission waits (server reached: %j) and leaves the connection %s',
    (reached, connection) => {
      const state = after(sending, submissionPostponed({ outcomeUnknown: true, reached }));
      expect(state).toMatchObject({
        outbox: {
          status: 'waiting',
          hasWaited: true,
          step: { kind: 'send', outcomeUnknown: true },
        },
        connection,
      });
      const other = after(loaded, submissionPostponed({ outcomeUnknown: true, reached }));
      expect(other).toEqual({ ...loaded, connection });
    },
  );

  it("a submission whose fetch of the report's id was postponed must still fetch the id", () => {
    const identifying = withStep(loaded, { kind: 'identify' });
    const postponed = submissionPostponed({ outcomeUnknown: true, reached: false });
    expect(after(identifying, postponed).outbox).toMatchObject({
      status: 'waiting',
      step: { kind: 'identify' },
    });
  });

  it('a submission without a response is withdrawn if the driver changed the report during the call', () => {
    const postponed = submissionPostponed({ outcomeUnknown: true, reached: false });
    const state = after(changed, postponed);
    expect(state.outbox).toEqual({ status: 'withdrawn', outcomeUnknown: 'send' });
    expect(state.loading).toEqual(quietFetch);
  });

  it('an unchanged submission is repeated once the server shows that its call had no effect', () => {
    const unknown = withStep(
      { ...loaded, connection: 'unreachable' },
      {
        kind: 'send',
        id: 17,
        outcomeUnknown: true,
      },
    );
    expect(after(unknown, submissionFoundUndone())).toMatchObject({
      outbox: { status: 'queued', step: { kind: 'send', id: 17, outcomeUnknown: false } },
      connection: 'reachable',
    });
    expect(after(unknown, edit, submissionFoundUndone()).outbox).toEqual({
      status: 'withdrawn',
      outcomeUnknown: null,
    });
  });
});

describe("a report's vehicles if the office may have the report", () => {
  const rig = { truck: 'T-204', trailers: 'R-88' };
  const pending = withPending({ ...entered, atOffice: null });
  it.each([
    [submissionPostponed({ outcomeUnknown: true, reached: false }), rig],
    [submissionRejected({ outcomeUnknown: true, fields: {} }), rig],
    [draftBecameWritable({ owner: 'dana', now, setAside: [] }), rig],
    [submissionPostponed({ outcomeUnknown: false, reached: true }), null],
    [submissionRejected({ outcomeUnknown: false, fields: {} }), null],
  ])('after %j, the vehicles of the report that the office may have are %j', (action, vehicles) => {
    expect(after(pending, action).atOffice).toEqual(vehicles);
  });
});

describe('a rejected submission', () => {
  const fields = { truck_number: ['Unknown.'] };
  const rejected = submissionRejected({ outcomeUnknown: false, fields });

  it("a rejected submission leaves the outbox, shows the server's messages, and unfolds the rejected fields", () => {
    const { header } = entered;
    const folded = { ...withPending(entered), header: { ...header, isFolded: true } };
    const unreachable = { ...folded, connection: 'unreachable' as const };
    expect(after(unreachable, rejected)).toMatchObject({
      outbox: { status: 'empty', outcomeUnknown: null },
      rejections: fields,
      isRejected: true,
      connection: 'reachable',
      header: { isFolded: false },
      loading: entered.loading,
    });
    const signature = submissionRejected({
      outcomeUnknown: false,
      fields: { drivers_signature: ['Unknown.'] },
    });
    expect(after(folded, signature).header.isFolded).toBe(true);
  });

  it('a rejected submission has an unknown outcome if the server failed', () => {
    const failed = submissionRejected({ outcomeUnknown: true, fields: {} });
    expect(after(withPending(entered), failed).outbox).toEqual({
      status: 'empty',
      outcomeUnknown: 'create',
    });
  });

  it('a rejected send call makes a fetch due, because the report may be gone', () => {
    expect(after(sending, rejected).loading).toEqual(quietFetch);
  });
});

describe('a report that the server has created', () => {
  const created = reportCreated(later);

  it('a created report has nothing unsent, no receipt and no patches, and is fetched next', () => {
    const before: DraftState = {
      ...withPending({ ...entered, replaces: 16, patches: ['horn'] }),
      connection: 'unreachable',
    };
    const state = after(before, created);
    expect(state).toMatchObject({
      report: { status: 'created' },
      replaces: null,
      connection: 'reachable',
      outbox: { status: 'empty', outcomeUnknown: null },
      loading: quietFetch,
      header: { server: { carrier: 'Dana Miles' }, trip: { server: 'before' } },
      prefill: { header: { truck_number: 'T-204' } },
    });
    expect(state.patches).toEqual([]);
    expect(state.sent).toEqual([]);
  });

  it('the submission of a created all-clear report fetches the id of the report next', () => {
    expect(after(withPending(entered, 'sending', toSend), created)).toMatchObject({
      outbox: { status: 'queued', submission: toSend, step: { kind: 'identify' } },
      loading: entered.loading,
    });
  });

  it("a created report's submission is withdrawn if the driver changed the report during the call, and the change remains unsent", () => {
    const pending = withPending(entered, 'sending', toSend);
    const state = after(pending, itemMarkedDefective('horn'), created);
    expect(state.outbox).toEqual({ status: 'withdrawn', outcomeUnknown: null });
    expect(state.loading).toEqual(quietFetch);
    expect(state.checklist.entities.horn).toMatchObject({ value: false, server: { value: true } });
  });

  it('a created report with defects gets a receipt, which replaces the receipt of the version that it corrects', () => {
    const first = after(withPending(silentHorn, 'sending', defective), created);
    expect(first.sent).toMatchObject([
      {
        outcome: 'saved',
        sentAt: later,
        trip: 'before',
        isSeen: false,
        items: { horn: false, mirrors: true },
        defects: { horn: '' },
      },
    ]);
    const again = after(withPending(first, 'sending', defective), reportCreated(now));
    expect(again.sent).toMatchObject([{ sentAt: now }]);
  });

  it('a created report gets a separate receipt if the earlier receipt is for another inspection or for a sent report', () => {
    const pending = withPending(silentHorn, 'sending', defective);
    const [receipt] = after(pending, created).sent;
    if (!receipt) throw new Error('There is no receipt');
    const { header } = receipt;
    for (const earlier of [
      { ...receipt, outcome: 'sent' as const },
      { ...receipt, header: { ...header, date: '2026-11-20' } },
      { ...receipt, header: { ...header, time: '06:00' } },
      { ...receipt, header: { ...header, truck_number: 'D1' } },
    ]) {
      expect(after({ ...pending, sent: [earlier] }, created).sent).toHaveLength(2);
    }
  });
});

describe("a report's id before the report is sent", () => {
  const identified = reportIdentified(toLoadedReport({ ...wire, id: 18 }, now));
  const identifying = withStep(
    { ...entered, report: { status: 'created' }, identity: newDraft },
    { kind: 'identify' },
  );

  it("once a created report's id is known, the report is sent next", () => {
    expect(after(identifying, identified)).toMatchObject({
      report: { status: 'loaded', id: 18 },
      outbox: { status: 'queued', step: { kind: 'send', id: 18, outcomeUnknown: false } },
    });
  });

  it("a report is not sent if its id differs from the one that Linehaul's own backend returned for the create call", () => {
    const known: DraftState = { ...identifying, identity: { kind: 'saved', id: 17 } };
    expect(after(known, identified)).toMatchObject({
      report: { status: 'none' },
      replaces: 18,
      outbox: { status: 'empty', outcomeUnknown: null },
    });
  });

  it("another truck's report that another phone created is not sent", () => {
    const other = reportIdentified(toLoadedReport({ ...wire, id: 19, truck_number: 'D1' }, now));
    const state = after(identifying, other);
    expect(state).toMatchObject({
      outbox: { status: 'empty', outcomeUnknown: null },
      report: { status: 'none' },
      replaces: 19,
      otherReport: { truck: 'D1' },
      atOffice: { truck: 'T-204' },
      header: { values: { truck_number: 'T-204' } },
    });
  });

  it("once a created report's id is known, the report is not sent if the driver has changed it", () => {
    expect(after(identifying, edit, identified).outbox).toEqual({
      status: 'withdrawn',
      outcomeUnknown: null,
    });
  });
});

describe('a report that was sent', () => {
  const sent = reportSent(later);

  it('a sent report leaves a receipt and a blank form', () => {
    const state = after({ ...sending, connection: 'unreachable' }, sent);
    expect(state).toMatchObject({
      outbox: { status: 'empty', outcomeUnknown: null },
      report: { status: 'none' },
      loading: quietFetch,
      connection: 'reachable',
      form: sent.meta.form,
      sent: [{ outcome: 'sent', sentAt: later, header: { truck_number: 'T-204' } }],
      prefill: { header: { truck_number: 'T-204' } },
    });
    expect(state.header.values).toMatchObject({ ...later, carrier: '' });
    expect(state.checklist.entities.horn.value).toBeNull();
  });

  it('if the driver changed a report during its send call, the whole form remains as a new report', () => {
    const state = after(changed, sent);
    expect(state.outbox).toEqual({ status: 'withdrawn', outcomeUnknown: null });
    expect(state.header.values).toMatchObject({ carrier: 'Lee Park', truck_number: 'T-204' });
    expect(state.checklist.entities.horn).toMatchObject({ value: true, server: { value: null } });
    expect(state.form).toBe(changed.form);
    expect(state.sent).toMatchObject([{ header: { carrier: 'Dana Miles' } }]);
  });

  it("a sent report's receipt has the trip that was sent, and the next form has no trip", () => {
    const state = after(withPending(after(loaded, tripChosen('after')), 'sending', toSend), sent);
    expect(state.sent).toMatchObject([{ trip: 'after' }]);
    expect(state.header.trip).toEqual({ chosen: null, server: null });
  });
});
