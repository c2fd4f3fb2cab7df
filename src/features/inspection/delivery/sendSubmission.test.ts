import { draftAfter, now, withPending } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { allClearRequest, waitingSubmission } from '@/testing/fixtures/submission';
import { aborting, callContexts } from '@/testing/report/callContext';
import { reportLoaded, reportSubmitted } from '@/features/inspection/model/inspectionSlice';
import { named } from '@/features/inspection/model/rules/preparedActions';
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
    expect(server.log()).toEqual(['POST create/inspection/']);
    expect(state()).toMatchObject({
      outbox: { status: 'empty' },
      loading: { status: 'due' },
      report: { status: 'created' },
    });
  });

  it("a create call to Linehaul's own backend also contains the trip and the report that it corrects", async () => {
    const { context, server } = contextWith(creating, null, { hasExtensions: true });
    await sendSubmission(context);
    expect(server.created).toEqual([{ ...allClearRequest, trip: 'before', corrects: 17 }]);
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

  it('a report that is too large for the server says which description to shorten', async () => {
    const request = {
      ...allClearRequest,
      comments: (['horn', 'mirrors'] as const).map((key) => {
        const text = key === 'mirrors' ? 'Left one is cracked' : 'No sound';
        return { vehicle_inspection: null, key, text, fixed: false };
      }),
    };
    const step = { kind: 'create', outcomeUnknown: false } as const;
    const submission = { request, purpose: 'send' } as const;
    const outbox = { status: 'queued', step, hasWaited: false, submission } as const;
    const { context, server, state } = contextWith({ ...draft, outbox });
    const detail = JSON.stringify({ detail: 'Request body is too large.' });
    server.outcomes = [new Response(detail, { status: 413 })];
    await sendSubmission(context);
    expect(state().rejections).toEqual({
      mirrors: ['The report is too large for the server. Shorten this description.'],
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
  expect(server.log()).toEqual(['GET send/inspection/17/']);
  expect(toasts()).toEqual([]);
  expect(state()).toMatchObject({ report: { status: 'none' }, sent: [{ outcome: 'sent' }] });
});

describe('a call with an unknown outcome', () => {
  const minute = 60_000;
  const afterAMinute = (state: DraftState): DraftState => ({
    ...state,
    outbox: { ...state.outbox, unclearSince: Date.now() - minute } as PendingOutbox,
  });

  it("with another backend, a new report of the truck proves an uncertain create call's success, however it is written", async () => {
    const rewritten = { ...wire, id: 18, truck_number: ' t 204', address: 'JOLIET &amp; CO' };
    const { context, server, state, toasts } = contextWith(createdMaybe, rewritten);
    expect(await sendSubmission(context)).toBe('responded');
    expect(server.log()).toEqual(fetched);
    expect(state().report.status).toBe('created');
    expect(toasts()).toEqual([saved]);
  });

  it.each([
    ['create', createdMaybe, 'the report from before', wire],
    ['create', createdMaybe, 'no report', null],
    ['send', sentMaybe, 'the report', wire],
  ] as const)(
    'with another backend, an uncertain %s call is made again once it has shown %s%s twice, a minute apart',
    async (kind, uncertain, _what, current) => {
      const first = contextWith(uncertain, current);
      expect(await sendSubmission(first.context)).toEqual({ retryAfter: minute });
      expect(first.state().outbox).toMatchObject({
        status: 'waiting',
        step: { outcomeUnknown: true },
      });
      const second = contextWith(afterAMinute(uncertain), current);
      expect(await sendSubmission(second.context)).toBe('responded');
      expect(second.state().outbox).toMatchObject({
        status: 'queued',
        step: { kind, outcomeUnknown: false },
      });
    },
  );

  it('with another backend, a new report of another truck asks the driver, whose next press creates the report', async () => {
    const other = { ...wire, id: 18, truck_number: 'T-9' };
    const { context, state, toasts } = contextWith(createdMaybe, other);
    expect(await sendSubmission(context)).toBe('responded');
    expect(toasts()).toEqual([]);
    expect(state()).toMatchObject({
      outbox: { status: 'withdrawn', outcomeUnknown: 'create' },
      isRejected: true,
    });
    context.dispatch(named(reportSubmitted({ request: allClearRequest, purpose: 'save' }), 0));
    expect(state().outbox).toMatchObject({ step: { kind: 'create', outcomeUnknown: false } });
  });

  it('an uncertain create call counts as successful if the current report has its key, even with changes, and as failed if the key differs', async () => {
    const key = '5f0c3f7a-6c1d-4b53-9d0e-0e2f6b1c9a11';
    const submission = { ...waitingSubmission, key };
    const step = { kind: 'create', outcomeUnknown: true } as const;
    const outbox = { status: 'sending', submission, step, hasWaited: false } as const;
    const current = { ...wire, id: 18, carrier: 'Dana M.', create_key: key };
    const keyed = { ...draft, outbox, identity: { kind: 'new', key } as const };
    const own = contextWith(keyed, current, { hasExtensions: true });
    own.server.created = [{ ...allClearRequest, create_key: key }];
    own.server.current = { ...current, id: 101 };
    await sendSubmission(own.context);
    expect(own.state()).toMatchObject({
      report: { status: 'created' },
      identity: { kind: 'saved', id: 101 },
    });
    const withAnother = { ...current, create_key: 'another' };
    const another = contextWith(keyed, withAnother, { hasExtensions: true });
    await sendSubmission(another.context);
    expect(another.state().outbox).toMatchObject({ step: { outcomeUnknown: false } });
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

  it.each([
    ['has no connection', 'lost' as const, { retryAfter: 0 }],
    ['finds the server down', unavailable(503, '90'), { retryAfter: 90_000 }],
  ])('an uncertain create call waits if its check %s', async (_what, outcome, result) => {
    const { context, server, state, toasts } = contextWith(createdMaybe, wire);
    server.outcomes = [outcome];
    expect(await sendSubmission(context)).toMatchObject(result);
    expect(toasts()).toEqual([]);
    expect(state()).toMatchObject({
      outbox: { status: 'waiting', step: { kind: 'create', outcomeUnknown: true } },
      connection: 'unreachable',
    });
  });

  it.each([
    [500, false, 'withdrawn', []],
    [403, false, 'withdrawn', []],
    [500, true, 'empty', [failed]],
  ] as const)(
    'a %i in response to the check of an uncertain create call, with another backend to its second one, asks the driver (own backend: %j)',
    async (response, hasExtensions, status, shown) => {
      const uncertain = afterAMinute(createdMaybe);
      const { context, server, state, toasts } = contextWith(uncertain, wire, { hasExtensions });
      server.outcomes = [response];
      expect(await sendSubmission(context)).toBe('responded');
      expect(toasts()).toEqual(shown);
      expect(state()).toMatchObject({
        outbox: { status, outcomeUnknown: 'create' },
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

  it.each([404, 403, 500, 503])(
    "a %i in response to the fetch of a created report's id shows no error, sends nothing, and is asked again",
    async (status) => {
      const { context, server, state, toasts } = contextWith(identifying, wire);
      server.outcomes = [status];
      expect(await sendSubmission(context)).toMatchObject({ retryAfter: 0 });
      expect(server.log()).toEqual(fetched);
      expect(toasts()).toEqual([]);
      expect(state()).toMatchObject({
        outbox: { status: 'waiting', step: { kind: 'identify' } },
        checklist: { entities: { horn: { value: true } } },
      });
    },
  );

  it('the report from before a create call is not sent, and changes nothing on the form', async () => {
    const before = { id: 17, response: toLoadedReport(wire, now).response, isOutdated: true };
    const { context, state } = contextWith({ ...identifying, lastFetched: before }, wire);
    expect(await sendSubmission(context)).toMatchObject({ retryAfter: 0 });
    expect(state()).toMatchObject({
      outbox: { status: 'waiting', step: { kind: 'identify' } },
      report: { status: 'created' },
    });
  });
});
