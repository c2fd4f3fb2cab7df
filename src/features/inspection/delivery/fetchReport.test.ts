import { checklistKeys } from '@/contract/checklist';
import {
  connectionHinted,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  newInspectionStarted,
  reportLoaded,
  reportOpened,
  serverChanged,
} from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { after, draftAfter, now } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { aborting, callContexts } from '@/testing/report/callContext';
import { fetchReport } from './fetchReport';

const contextWith = callContexts();
const wire = makeInspection(true);
const opened = draftAfter(reportOpened({ announce: true }));
const saved = draftAfter(reportLoaded(toLoadedReport(wire, now)));
/** A draft with a due fetch that will not be announced. */
const quiet = after(saved, serverChanged());
const never = () => false;

const loaded = 'Loaded existing inspection data';
const failed = 'Error fetching inspection data';

describe('the current report', () => {
  it('the current report fills the form, and a message announces it when the page opens', async () => {
    const { context, state, toasts } = contextWith(opened, wire);
    expect(await fetchReport(context, never)).toBe('responded');
    expect(toasts()).toEqual([loaded]);
    expect(state()).toMatchObject({ report: { id: 17 }, loading: { status: 'loaded' } });
    expect(state().checklist.entities.horn.value).toBe(true);
  });

  it.each([
    ['a silent fetch', quiet],
    ['a fetch of a report that is already loaded', saved],
  ])('the current report is not announced after %s', async (_what, draft) => {
    const { context, state, toasts } = contextWith(draft, { ...wire, carrier: 'Lee Park' });
    await fetchReport(context, never);
    expect(toasts()).toEqual([]);
    expect(state().header.values.carrier).toBe('Lee Park');
  });

  it('a fetch of the current report does not fill a new inspection that replaces this report', async () => {
    const started = after(saved, newInspectionStarted(now), reportOpened({ announce: true }));
    const { context, state, toasts } = contextWith(started, wire);
    expect(await fetchReport(context, never)).toBe('responded');
    expect(toasts()).toEqual([]);
    expect(state()).toMatchObject({ report: { status: 'none' }, replaces: 17 });
    expect(state().loading.status).toBe('loaded');
  });

  it('a report that arrives after the driver has begun another form is fetched again for the new form', async () => {
    let begin = () => {};
    const { context, state } = contextWith(quiet, wire, {
      awaitResponse: (call) => {
        begin();
        return Promise.resolve(call);
      },
    });
    begin = () => {
      begin = () => {};
      context.dispatch(newInspectionStarted(now));
    };
    await fetchReport(context, never);
    expect(state()).toMatchObject({ report: { status: 'none' }, loading: { status: 'due' } });
    await fetchReport(context, never);
    expect(state()).toMatchObject({ replaces: 17, loading: { status: 'loaded' } });
  });

  it("another truck's report does not fill a form in progress and is not announced", async () => {
    const number = headerFieldChanged({ field: 'truck_number', value: 'T-9' });
    const begun = after(opened, number, itemMarkedGood('mirrors'));
    const { context, state, toasts } = contextWith(begun, wire);
    expect(await fetchReport(context, never)).toBe('responded');
    expect(toasts()).toEqual([]);
    const { entities } = state().checklist;
    expect(checklistKeys.filter((key) => entities[key].value !== null)).toEqual(['mirrors']);
    expect(state()).toMatchObject({
      header: { values: { truck_number: 'T-9', carrier: '' } },
      report: { status: 'none' },
      replaces: 17,
      otherReport: { truck: 'T-204', date: '2026-11-21', time: '06:45' },
    });
  });

  it('the form of a saved report becomes blank if the server has no current report', async () => {
    const { context, state, toasts } = contextWith(saved);
    expect(await fetchReport(context, never)).toBe('responded');
    expect(toasts()).toEqual([]);
    expect(state()).toMatchObject({
      report: { status: 'none' },
      header: { values: { carrier: '' } },
    });
  });
});

describe('a fetch that fails', () => {
  const busy = new Response(null, { status: 503, headers: { 'Retry-After': '90' } });
  it.each([
    ['has no connection', 'lost' as const, { retryAfter: 0 }, 'unreachable'],
    ['finds the server down', busy, { retryAfter: 90_000 }, 'unreachable'],
    ['gets a server error', 500, { retryAfter: 0 }, 'reachable'],
  ])(
    'a fetch that %s shows an error and calls for a retry',
    async (_what, outcome, result, connection) => {
      const { context, server, state, toasts } = contextWith(opened, wire);
      server.outcomes = [outcome];
      expect(await fetchReport(context, never)).toMatchObject(result);
      expect(toasts()).toEqual([failed]);
      expect(state()).toMatchObject({ connection, loading: { status: 'failed', announce: true } });
    },
  );

  it.each([
    ['a rejection', new Response('{"detail":"No."}', { status: 403 })],
    ['an unreadable report', new Response('[]', { status: 200 })],
  ])(
    'a fetch that fails because of %s shows an error and calls for no retry',
    async (_what, outcome) => {
      const { context, server, state, toasts } = contextWith(opened, wire);
      server.outcomes = [outcome];
      expect(await fetchReport(context, never)).toBe('responded');
      expect(toasts()).toEqual([failed]);
      expect(state()).toMatchObject({ connection: 'reachable', loading: { status: 'failed' } });
    },
  );

  it('a failed fetch shows no error if it was silent, or if the driver tapped an item and the connection was lost', async () => {
    const lost = after(saved, itemMarkedDefective('horn'), connectionHinted('lost'));
    for (const draft of [quiet, lost]) {
      const { context, server, toasts } = contextWith(draft, wire);
      server.outcomes = ['lost'];
      await fetchReport(context, never);
      expect(toasts()).toEqual([]);
    }
  });

  it("a failed fetch shows no error once its driver's session has ended", async () => {
    const left = { isOwnersSession: () => false };
    const { context, server, toasts } = contextWith(opened, wire, left);
    server.outcomes = [500];
    await fetchReport(context, never);
    expect(toasts()).toEqual([]);
  });

  it('a fetch that fails because the session ended still counts as having reached the server', async () => {
    const { context, server, state } = contextWith(opened, wire);
    server.outcomes = [401, 401];
    expect(await fetchReport(context, never)).toMatchObject({ retryAfter: 0 });
    expect(state().connection).toBe('reachable');
  });
});

test('an aborted fetch remains due', async () => {
  const { context, state, toasts } = contextWith(opened, wire, { awaitResponse: aborting });
  expect(await fetchReport(context, never)).toBe('responded');
  expect(toasts()).toEqual([]);
  expect(state().loading).toEqual(opened.loading);
});
