import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  reportOpened,
} from '@/features/inspection/model/inspectionSlice';
import { selectIsWithdrawn } from '@/features/inspection/model/rules/reportSelectors';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import { makeInspection } from '@/testing/fixtures/inspection';
import { deferred, neverResponds } from '@/testing/races/scriptedBackend';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn, openReportStore } from '@/testing/report/reportStore';

const { serverWith, openPage, onEnd } = reportPages();

const allClear = makeInspection(true);

describe('an edit after submitting', () => {
  const isDefectOnScreen = (state: DraftState) => state.checklist.entities.horn.value === false;

  function markHornDefective({ store }: Pick<ReturnType<typeof openReportStore>, 'store'>) {
    store.dispatch(itemMarkedDefective('horn'));
    store.dispatch(defectTextChanged({ key: 'horn', text: 'No sound' }));
    store.dispatch(
      headerFieldChanged({
        field: 'satisfactory_vehicle_condition',
        value: 'above_defects_corrected',
      }),
    );
  }

  it('a defect found after submitting withdraws the waiting all-clear report, and the next submission includes the defect', async () => {
    const server = serverWith(allClear);
    const page = await openPage();
    server.always = { get: 'lost', send: 'lost' };
    page.submit();
    await page.waiting();
    markHornDefective(page);
    expect(page.state().outbox.status).toBe('withdrawn');
    server.always = {};
    page.retry();
    await page.until(({ loading }) => loading.status === 'loaded');
    expect(server.sent).toEqual([]);
    expect(selectIsWithdrawn({ inspection: { draft: page.state() } })).toBe(true);
    page.submit();
    await page.settled();
    expect(server.created).toMatchObject([{ horn: false, mirrors: true }]);
    expect(server.sent).toEqual([]);
  });

  it('an edit after submitting starts a new report with all entries if the all-clear report was already sent', async () => {
    const server = serverWith(allClear);
    const page = await openPage();
    server.always.get = 'lost';
    server.outcomes = ['responseLost'];
    page.submit();
    await page.waiting();
    markHornDefective(page);
    server.always = {};
    page.retry();
    await page.until(({ report }) => report.status === 'none');
    expect(server.sent).toHaveLength(1);
    expect(page.state()).toMatchObject({
      sent: [{ isSeen: false }],
      outbox: { status: 'withdrawn' },
    });
    expect(page.state().header.values.truck_number).toBe('T-204');
    expect(page.state().checklist.entities.mirrors.value).toBe(true);
    page.submit();
    await page.settled();
    expect(server.created).toMatchObject([{ horn: false, truck_number: 'T-204' }]);
  });

  it('an edit after submitting aborts the call in flight, and the submitted report is not sent', async () => {
    const server = serverWith(allClear);
    const page = await openPage();
    const gate = deferred<void>();
    const realFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      await Promise.race([gate.promise, neverResponds(request.signal)]);
      return realFetch(request);
    };
    page.submit();
    await page.until(({ outbox }) => outbox.status === 'sending');
    markHornDefective(page);
    await page.until(({ outbox }) => outbox.status === 'withdrawn');
    gate.resolve();
    await page.until(({ loading }) => loading.status === 'loaded');
    globalThis.fetch = realFetch;
    expect(server.sent).toEqual([]);
    expect(page.state().connection).toBe('reachable');
    expect(isDefectOnScreen(page.state())).toBe(true);
    expect(page.toasts()).toEqual(['Loaded existing inspection data']);
  });

  it('an edit after submitting withdraws a waiting report even after a restart', async () => {
    const server = serverWith(allClear);
    const disk = openDisk();
    const first = await openPage(disk);
    server.always = { get: 'lost', send: 'lost' };
    first.submit();
    await first.waiting();
    await first.until(first.isSaved);
    first.stop();
    const second = openReportStore(createPhone(disk));
    onEnd(second.stop);
    await second.writable();
    markHornDefective(second);
    await second.until(({ outbox }) => outbox.status === 'withdrawn');
    server.always = {};
    second.store.dispatch(reportOpened({ announce: true }));
    await second.until(({ loading }) => loading.status === 'loaded');
    expect(server.sent).toEqual([]);
  });
});

describe('a server that accepts a call and never responds', () => {
  afterEach(() => jest.useRealTimers());

  it('a call that gets no response for 20 s counts as a lost connection, and the waiting report is created once', async () => {
    const server = serverWith();
    const page = await openPage();
    fillIn(page.store);
    const realFetch = globalThis.fetch;
    globalThis.fetch = (input, init) => neverResponds(new Request(input, init).signal);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    page.submit();
    await page.until(({ outbox }) => outbox.status === 'sending');
    await jest.advanceTimersByTimeAsync(19_900);
    expect(page.state().outbox.status).toBe('sending');
    await jest.advanceTimersByTimeAsync(200);
    expect(page.state().outbox).toMatchObject({
      status: 'waiting',
      step: { kind: 'create', outcomeUnknown: true },
    });
    expect(page.state().connection).toBe('unreachable');
    jest.useRealTimers();
    globalThis.fetch = realFetch;
    page.retry();
    await page.settled();
    expect(server.created).toHaveLength(1);
  });
});

describe('a server whose responses take 25 s', () => {
  afterEach(() => jest.useRealTimers());

  it('a report is created once and counts as saved, because the phone waits longer after a call without a response', async () => {
    const server = serverWith();
    const page = await openPage();
    fillIn(page.store);
    const [realFetch, later] = [globalThis.fetch, setTimeout];
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { signal } = request;
      const response = await realFetch(request);
      const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(response), 25_000));
      return Promise.race([slow, neverResponds(signal)]);
    };
    page.submit();
    await page.until(({ outbox }) => outbox.status === 'sending');
    for (let waits = 0; waits < 200 && page.state().outbox.status !== 'empty'; waits += 1) {
      await jest.advanceTimersByTimeAsync(2500);
      await new Promise((resolve) => later(resolve, 5));
    }
    globalThis.fetch = realFetch;
    expect(server.created).toHaveLength(1);
    expect(page.state().outbox).toEqual({ status: 'empty', outcomeUnknown: null });
    expect(page.toasts()).toContain('Inspection saved successfully');
  });
});

test('submitting aborts the fetch of the current report without showing an error', async () => {
  const server = serverWith();
  const page = await openPage();
  fillIn(page.store);
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => neverResponds(new Request(input, init).signal);
  page.store.dispatch(reportOpened({ announce: false }));
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.fetch = realFetch;
  page.submit();
  await page.until(({ report }) => report.status === 'loaded');
  expect(server.created).toHaveLength(1);
  expect(page.toasts()).toEqual(['Inspection saved successfully']);
});
