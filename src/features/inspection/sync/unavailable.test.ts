import { waitFor } from '@testing-library/react';
import { makeInspection } from '@/testing/fixtures/inspection';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';
import { itemMarkedGood } from '../inspectionSlice';

const { serverWith, openPage } = reportPages();

const saved = 'Inspection saved successfully';
const saveFailed = 'Error saving inspection';

describe('while the server is away behind its proxy', () => {
  it.each([502, 503, 504, 429])(
    'a %i is shown once, and the report goes out by itself',
    async (status) => {
      const server = serverWith();
      const { store, submit, waiting, settled, toasts, state } = await openPage();
      fillIn(store);
      // The second one is the look at what the server has.
      server.outcomes = [status, status];
      submit();
      await waiting();
      expect(toasts()).toEqual([saveFailed]);
      expect(state().isRefused).toBe(false);
      await settled();
      expect(server.created).toHaveLength(1);
      expect(toasts()).toEqual([saveFailed, saved]);
      expect(server.log().slice(1, 5)).toEqual([
        'POST create/inspection/',
        'GET current/inspection/',
        'GET current/inspection/',
        'POST create/inspection/',
      ]);
    },
  );

  it('a report that arrived before the 502 is not created twice', async () => {
    const server = serverWith();
    const { store, submit, waiting, retry, settled, toasts } = await openPage();
    fillIn(store);
    server.outcomes = ['answerReplaced'];
    submit();
    await waiting();
    retry();
    await settled();
    expect(server.created).toHaveLength(1);
    expect(toasts()).toEqual([saveFailed, saved]);
  });

  it('a report that was sent before the 502 is not sent twice', async () => {
    const server = serverWith(makeInspection(true));
    const { submit, waiting, retry, until } = await openPage();
    server.outcomes = ['answerReplaced'];
    submit();
    await waiting();
    retry();
    await until(({ sent }) => sent.length === 1);
    expect(server.sent).toHaveLength(1);
  });

  it('the next call waits as long as Retry-After says', async () => {
    const server = serverWith();
    const { store, submit, waiting, retry, settled } = await openPage();
    fillIn(store);
    server.outcomes = [new Response(null, { status: 503, headers: { 'Retry-After': '90' } })];
    const timers = jest.spyOn(globalThis, 'setTimeout');
    submit();
    await waiting();
    const waits = () => timers.mock.calls.map(([, wait]) => wait);
    await waitFor(() => expect(waits()).toContain(90_000));
    retry();
    await settled();
    expect(server.created).toHaveLength(1);
  });

  it('a tap that is sent at once keeps its row, is told once, and goes out later', async () => {
    const horn = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
    const server = serverWith({ ...makeInspection(true, { horn: false }), comments: [horn] });
    const { store, settled, toasts, until, state, retry } = await openPage();
    server.outcomes = [502, 502];
    store.dispatch(itemMarkedGood('horn'));
    await until(({ connection }) => connection === 'unreachable');
    expect(state().checklist.entities.horn.value).toBe(true);
    retry();
    await settled();
    expect(server.current?.horn).toBe(true);
    expect(toasts().slice(1)).toEqual(['Error updating horn', 'Updated horn to good']);
  });

  it('a 500 stays the driver’s to repeat', async () => {
    const server = serverWith();
    const { store, submit, until, toasts, state } = await openPage();
    fillIn(store);
    server.outcomes = [500];
    submit();
    await until(({ outbox }) => outbox.status === 'empty');
    expect(state().isRefused).toBe(true);
    expect(toasts()).toEqual([saveFailed]);
    expect(server.created).toHaveLength(0);
  });
});
