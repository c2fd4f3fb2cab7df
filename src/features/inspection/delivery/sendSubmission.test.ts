import { draftAfter, now, withPending } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { allClearRequest, waitingSubmission } from '@/testing/fixtures/submission';
import { aborting, callContexts } from '@/testing/report/callContext';
import { reportLoaded } from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { newDraft } from '@/features/inspection/model/state/draftContents';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import type { PendingOutbox } from '@/features/inspection/model/state/outbox';
import { sendSubmission } from './sendSubmission';

const contextWith = callContexts();
const wire = makeInspection(true);
const draft = draftAfter(reportLoaded(toLoadedReport(wire, now)));
const creating = withPending(draft, 'queued');
const withStep = (step: PendingOutbox['step'], state = draft): DraftState => ({
  ...state,
  outbox: {
    status: 'queued',
    step,
    hasWaited: false,
    submission: { request: allClearRequest, purpose: 'send' },
  },
});
const sending = withStep({ kind: 'send', id: 17, outcomeUnknown: false });
const createdMaybe = withStep({ kind: 'create', outcomeUnknown: true });
const sentMaybe = withStep({ kind: 'send', id: 17, outcomeUnknown: true });
const identifying = {
  ...withStep({ kind: 'identify' }),
  report: { status: 'created' as const },
  identity: newDraft,
  atOffice: { truck: wire.truck_number, trailers: wire.trailer_numbers },
};

const [saved, failed] = ['Inspection saved successfully', 'Error saving inspection'];
const unavailable = (status: number, after = '') =>
  new Response(null, { status, headers: after ? { 'Retry-After': after } : {} });
const fetched = ['GET current/inspection/'];

test('an empty outbox makes no call', async () => {
  const { context, server } = contextWith(draft);
  expect(await sendSubmission(context)).toBe('responded');
  expect(server.log()).toEqual([]);
});

describe('the call that creates a report', () => {
  it('a create call sends exactly the submitted report, and a message says that the report is saved', async () => {
    const { context, server, state, toasts } = contextWith(creating);
    expect(await sendSubmission(context)).toBe('responded');
    expect(server.created).toEqual([allClearRequest]);
    expect(toasts()).toEqual([saved]);
    expect(server.log()).toEqual(['POST create/inspection/', ...fetched]);
    expect(state()).toMatchObject({
      outbox: { status: 'empty' },
      loading: { status: 'loaded' },
      report: { status: 'loaded', id: 101 },
    });
  });

  it("a create call to Linehaul's own backend also contains the trip", async () => {
    const { context, server } = contextWith(creating, null, { hasExtensions: true });
    await sendSubmission(context);
    expect(server.created).toEqual([{ ...allClearRequest, trip: 'before' }]);
  });

  it("a rejected create call shows the server's messages", async () => {
    const { context, server, state, toasts } = contextWith(creating);
    const fields = { carrier: ['Too long.'] };
    server.outcomes = [new Response(JSON.stringify(fields), { status: 400 })];
    expect(await sendSubmission(context)).toBe('responded');
    expect(toasts()).toEqual([failed]);
    expect(state()).toMatchObject({
      outbox: { status: 'empty', outcomeUnknown: null },
      rejections: fields,
      isRejected: true,
    });
  });

  it('a create call has an unknown outcome if the server fails', async () => {
    const { context, server, state, toasts } = contextWith(creating);
    server.outcomes = [500];
    expect(await sendSubmission(context)).toBe('responded');
    expect(toasts()).toEqual([failed]);
    expect(state().outbox).toEqual({ status: 'empty', outcomeUnknown: 'create' });
  });

  it('a create call without a connection waits without a message and has an unknown outcome', async () => {
    const { context, server, state, toasts } = contextWith(creating);
    server.outcomes = ['lost'];
    expect(await sendSubmission(context)).toEqual({ retryAfter: 0 });
    expect(toasts()).toEqual([]);
    expect(state()).toMatchObject({
      outbox: { status: 'waiting', step: { kind: 'create', outcomeUnknown: true } },
      connection: 'unreachable',
    });
  });

  it.each([
    [false, [failed]],
    [true, []],
  ])(
    'a create call waits as long as the server asks (has waited before: %j, messages: %j)',
    async (hasWaited, shown) => {
      const waited = { ...creating, outbox: { ...creating.outbox, hasWaited } } as DraftState;
      const { context, server, state, toasts } = contextWith(waited);
      server.outcomes = [unavailable(503, '90')];
      expect(await sendSubmission(context)).toMatchObject({ retryAfter: 90_000 });
      expect(toasts()).toEqual(shown);
      expect(state()).toMatchObject({
        outbox: { status: 'waiting', step: { kind: 'create', outcomeUnknown: true } },
        connection: 'unreachable',
      });
    },
  );

  it('a create call without a session waits without a message, and its outcome is known', async () => {
    const { context, server, state, toasts } = contextWith(creating);
    server.outcomes = [401, 401];
    expect(await sendSubmission(context)).toEqual({ retryAfter: 0 });
    expect(toasts()).toEqual([]);
    expect(state()).toMatchObject({
      outbox: { status: 'waiting', step: { kind: 'create', outcomeUnknown: false } },
      connection: 'reachable',
    });
  });

  it('an aborted create call has an unknown outcome', async () => {
    const { context, state, toasts } = contextWith(creating, null, { awaitResponse: aborting });
    expect(await sendSubmission(context)).toBe('responded');
    expect(toasts()).toEqual([]);
    expect(state()).toMatchObject({
      outbox: { status: 'waiting', step: { kind: 'create', outcomeUnknown: true } },
      connection: 'reachable',
    });
  });
});

test('the send call leaves a blank form, without a message', async () => {
  const { context, server, state, toasts } = contextWith(sending, wire);
  expect(await sendSubmission(context)).toBe('responded');
  expect(server.log()).toEqual(['GET send/inspection/17/', ...fetched]);
  expect(toasts()).toEqual([]);
  expect(state()).toMatchObject({ report: { status: 'none' }, sent: [{ outcome: 'sent' }] });
});

describe('a call with an unknown outcome', () => {
  it.each([
    ['the submitted report', { ...wire, id: 18 }, 'created'],
    ['another report', makeInspection(true, { horn: false }), 'loaded'],
    ['no report', null, 'loaded'],
  ] as const)(
    'the check of an uncertain create call determines its outcome if the server has %s',
    async (_what, current, status) => {
      const { context, server, state, toasts } = contextWith(createdMaybe, current);
      expect(await sendSubmission(context)).toBe('responded');
      expect(server.log()).toEqual(fetched);
      expect(state().report.status).toBe(status);
      expect(toasts()).toEqual(status === 'created' ? [saved] : []);
      const outcomeUnknown = { step: { kind: 'create', outcomeUnknown: false } };
      if (status === 'loaded') expect(state().outbox).toMatchObject(outcomeUnknown);
    },
  );

  it('an uncertain create call counts as successful if the current report has its key, even with changes, and as failed if the key differs', async () => {
    const key = '5f0c3f7a-6c1d-4b53-9d0e-0e2f6b1c9a11';
    const submission = { ...waitingSubmission, key };
    const step = { kind: 'create', outcomeUnknown: true } as const;
    const outbox = { status: 'sending', submission, step, hasWaited: false } as const;
    const current = { ...wire, id: 18, carrier: 'Dana M.', create_key: key };
    const own = contextWith({ ...draft, outbox }, current, { hasExtensions: true });
    await sendSubmission(own.context);
    expect(own.state()).toMatchObject({
      report: { status: 'created' },
      identity: { kind: 'saved', id: 18 },
    });
    const withAnother = { ...current, create_key: 'another' };
    const another = contextWith({ ...draft, outbox }, withAnother, { hasExtensions: true });
    await sendSubmission(another.context);
    expect(another.state().outbox).toMatchObject({ step: { outcomeUnknown: false } });
  });

  it('an uncertain create call counts as failed if the server still has the report to be replaced', async () => {
    const { context, state } = contextWith({ ...createdMaybe, replaces: 17 }, wire);
    await sendSubmission(context);
    expect(state().outbox).toMatchObject({ status: 'queued', step: { outcomeUnknown: false } });
  });

  it.each([
    ['no report', null],
    ['a newer report', { ...wire, id: 18 }],
  ])('an uncertain send call counts as successful if the server has %s', async (_what, current) => {
    const { context, server, state } = contextWith(sentMaybe, current);
    expect(await sendSubmission(context)).toBe('responded');
    expect(server.log()).toEqual(fetched);
    expect(state().sent).toMatchObject([{ outcome: 'sent' }]);
  });

  it('an uncertain send call counts as failed if the server still has the report', async () => {
    const { context, state } = contextWith(sentMaybe, wire);
    await sendSubmission(context);
    expect(state().outbox).toMatchObject({
      status: 'queued',
      step: { kind: 'send', id: 17, outcomeUnknown: false },
    });
  });

  it.each([
    ['has no connection', 'lost' as const, { retryAfter: 0 }, []],
    ['finds the server down', unavailable(503, '90'), { retryAfter: 90_000 }, [failed]],
  ])('an uncertain create call waits if its check %s', async (_what, outcome, result, shown) => {
    const { context, server, state, toasts } = contextWith(createdMaybe, wire);
    server.outcomes = [outcome];
    expect(await sendSubmission(context)).toMatchObject(result);
    expect(toasts()).toEqual(shown);
    expect(state()).toMatchObject({
      outbox: { status: 'waiting', step: { kind: 'create', outcomeUnknown: true } },
      connection: 'unreachable',
    });
  });

  it.each([500, 403])(
    'a %i in response to the check of an uncertain create call rejects the submission with an unknown outcome',
    async (status) => {
      const { context, server, state, toasts } = contextWith(createdMaybe, wire);
      server.outcomes = [status];
      expect(await sendSubmission(context)).toBe('responded');
      expect(toasts()).toEqual([failed]);
      expect(state()).toMatchObject({
        outbox: { status: 'empty', outcomeUnknown: 'create' },
        isRejected: true,
      });
    },
  );

  it('an uncertain create call remains uncertain if its check is aborted', async () => {
    const { context, state } = contextWith(createdMaybe, wire, { awaitResponse: aborting });
    expect(await sendSubmission(context)).toBe('responded');
    expect(state()).toMatchObject({
      outbox: { status: 'waiting', step: { kind: 'create', outcomeUnknown: true } },
      connection: 'reachable',
    });
  });
});

describe("the fetch of a created report's id", () => {
  it("once a created report's id is fetched, the next step is to send the report", async () => {
    const { context, server, state } = contextWith(identifying, { ...wire, id: 18 });
    expect(await sendSubmission(context)).toBe('responded');
    expect(server.log()).toEqual(fetched);
    expect(state().outbox).toMatchObject({ step: { kind: 'send', id: 18, outcomeUnknown: false } });
  });

  it.each([404, 403])(
    "a %i in response to the fetch of a created report's id shows an error and makes another fetch due",
    async (status) => {
      const { context, server, state, toasts } = contextWith(identifying, wire);
      server.outcomes = [status];
      expect(await sendSubmission(context)).toBe('responded');
      expect(toasts()).toEqual([failed]);
      expect(state()).toMatchObject({
        outbox: { status: 'empty', outcomeUnknown: null },
        loading: { status: 'due', quiet: true },
      });
    },
  );
});
