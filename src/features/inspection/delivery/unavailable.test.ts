import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { makeInspection } from '@/testing/fixtures/inspection';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { serverWith, openPage } = reportPages();

/** Fake timers skip the waits. The excluded functions stay real, because the test's network needs them. */
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

const saved = 'Inspection saved successfully';
const saveFailed = 'Error saving inspection';

describe('a call while the server behind the proxy is down', () => {
  it.each([502, 503, 504, 429])(
    'a response with %i to a create call shows one error, and the report is created later without another press',
    async (status) => {
      const server = serverWith();
      const { store, submit, waiting, settled, toasts, state } = await openPage();
      fillIn(store);
      // The second call checks which report the server has.
      server.outcomes = [status, status];
      submit();
      await waiting();
      expect(toasts()).toEqual([saveFailed]);
      expect(state().isRejected).toBe(false);
      await pass(0.7);
      expect(server.log().slice(2)).toEqual([]);
      // The check starts after at most 1.2 s, the next one after at most 2.4 s more, and the last one a minute later.
      await pass(64);
      await settled();
      expect(server.created).toHaveLength(1);
      expect(toasts()).toEqual([saved]);
      expect(server.log().slice(1, 6)).toEqual([
        'POST create/inspection/',
        'GET current/inspection/',
        'GET current/inspection/',
        'GET current/inspection/',
        'POST create/inspection/',
      ]);
    },
  );

  it('a report that arrived before a 502 is not created twice', async () => {
    const server = serverWith();
    const { store, submit, waiting, settled, toasts } = await openPage();
    fillIn(store);
    server.outcomes = ['responseReplaced'];
    submit();
    await waiting();
    await pass(4);
    await settled();
    expect(server.created).toHaveLength(1);
    expect(toasts()).toEqual([saved]);
  });

  it('a report that was sent before a 502 is not sent twice', async () => {
    const server = serverWith(makeInspection(true));
    const { submit, waiting, until } = await openPage();
    server.outcomes = ['responseReplaced'];
    submit();
    await waiting();
    await pass(4);
    await until(({ sent }) => sent.length === 1);
    expect(server.sent).toHaveLength(1);
  });

  it('a waiting report is created only after the time that Retry-After specifies', async () => {
    const server = serverWith();
    const { store, submit, waiting, settled } = await openPage();
    fillIn(store);
    server.outcomes = [new Response(null, { status: 503, headers: { 'Retry-After': '90' } })];
    submit();
    await waiting();
    await pass(89);
    expect(server.created).toHaveLength(0);
    // The second look at what the server has follows after a minute.
    await pass(61);
    await settled();
    expect(server.created).toHaveLength(1);
  });

  it('a tapped item keeps its new value after a 502, an error appears once, and the tap is sent later', async () => {
    const horn = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
    const server = serverWith({ ...makeInspection(true, { horn: false }), comments: [horn] });
    const { store, settled, toasts, until, state } = await openPage();
    server.outcomes = [502, 502];
    store.dispatch(itemMarkedGood('horn'));
    await until(({ connection }) => connection === 'unreachable');
    expect(state().checklist.entities.horn.value).toBe(true);
    await pass(4);
    await settled();
    expect(server.current?.horn).toBe(true);
    expect(toasts().slice(1)).toEqual(['Error updating horn', 'Updated horn to good']);
  });

  it('the driver must submit the report again after a 500', async () => {
    const server = serverWith();
    const { store, submit, until, toasts, state } = await openPage();
    fillIn(store);
    server.outcomes = [500];
    submit();
    await until(({ outbox }) => outbox.status === 'empty');
    expect(state().isRejected).toBe(true);
    expect(toasts()).toEqual([saveFailed]);
    await pass(600);
    expect(server.created).toHaveLength(0);
  });

  it('the driver must submit the report again if a call gets a 500 after a wait', async () => {
    const server = serverWith();
    const { store, submit, until, waiting, settled, toasts, state } = await openPage();
    fillIn(store);
    server.next.create = [503, 500];
    submit();
    await waiting();
    await pass(64);
    await until(({ outbox }) => outbox.status === 'empty');
    expect(state().isRejected).toBe(true);
    expect(toasts()).toEqual([saveFailed]);
    await pass(600);
    expect(server.created).toHaveLength(0);
    submit();
    await pass(64);
    await settled();
    expect(server.created).toHaveLength(1);
    expect(toasts()).toEqual([saved]);
  });

  it('a failed check of what the server has shows no error, and a second one a minute later decides', async () => {
    const server = serverWith();
    const { store, submit, waiting, settled, toasts } = await openPage();
    fillIn(store);
    server.outcomes = ['responseReplaced', 500];
    submit();
    await waiting();
    await pass(64);
    await settled();
    expect(server.created).toHaveLength(1);
    expect(toasts()).toEqual([saved]);
  });

  it('submitting again after a 500 shows no other error if the check finds the server down, and the report is created later', async () => {
    const server = serverWith();
    const { store, submit, until, settled, toasts } = await openPage();
    fillIn(store);
    server.outcomes = [500];
    submit();
    await until(({ outbox }) => outbox.status === 'empty');
    server.outcomes = [503];
    submit();
    await until(({ outbox }) => outbox.status === 'waiting');
    expect(toasts()).toEqual([saveFailed]);
    await pass(64);
    await settled();
    expect(server.created).toHaveLength(1);
  });
});
