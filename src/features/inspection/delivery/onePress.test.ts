import { itemMarkedDefective } from '@/features/inspection/model/inspectionSlice';
import { makeInspection } from '@/testing/fixtures/inspection';
import { extendedSettings } from '@/testing/msw/backend';
import type { CallOutcome } from '@/testing/report/inspectionServer';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { serverWith, openPage } = reportPages();

async function openBlank() {
  const server = serverWith();
  const page = await openPage(undefined, extendedSettings);
  fillIn(page.store);
  const sent = () => page.until((state) => state.sent.length === 1);
  return { server, ...page, sent };
}

describe("one press with Linehaul's own backend", () => {
  it("with Linehaul's own backend, one press creates an all-clear report and sends it by its id", async () => {
    const { server, submit, sent, state } = await openBlank();
    submit();
    await sent();
    expect(server.log().slice(1, 4)).toEqual([
      'POST create/inspection/',
      'GET current/inspection/',
      'GET send/inspection/101/',
    ]);
    expect(server.sent).toHaveLength(1);
    expect(state().sent[0]).toMatchObject({ outcome: 'sent', isSeen: false });
  });

  it("with Linehaul's own backend, one press without a connection creates and sends the report once the connection is back", async () => {
    const { server, submit, waiting, retry, sent } = await openBlank();
    server.always = { get: 'lost', create: 'lost', send: 'lost' };
    submit();
    await waiting();
    server.always = {};
    retry();
    await sent();
    expect([server.created.length, server.sent.length]).toEqual([1, 1]);
  });

  it.each<CallOutcome[]>([
    ['responseLost'],
    ['responded', 'lost'],
    ['responded', 'responded', 'lost'],
    ['responded', 'responded', 'responseLost'],
  ])(
    "with Linehaul's own backend, one press creates and sends one report even if a call or its response is lost (case %#)",
    async (...outcomes) => {
      const { server, submit, waiting, retry, sent } = await openBlank();
      server.outcomes = outcomes;
      submit();
      await waiting();
      retry();
      await sent();
      expect([server.created.length, server.sent.length]).toEqual([1, 1]);
    },
  );

  /** One press creates the report. Then the connection is lost, and another phone of the driver acts. */
  async function pressAndLoseConnection(...lost: CallOutcome[]) {
    const page = await openBlank();
    page.server.outcomes = ['responded', ...lost];
    page.submit();
    await page.waiting();
    return page;
  }
  const other = { ...makeInspection(true), truck_number: 'T-77' };

  it.each<[string, CallOutcome[]]>([
    ['before the phone has its id', ['lost']],
    ['before the phone sends it', ['responded', 'lost']],
  ])(
    "with Linehaul's own backend, one press leaves a receipt and a new form if another phone has sent the report %s",
    async (_when, lost) => {
      const { server, retry, sent, until, state } = await pressAndLoseConnection(...lost);
      if (server.current) server.sent.push(server.current);
      server.current = null;
      retry();
      await sent();
      await until(({ loading }) => loading.status === 'loaded');
      expect(server.created).toHaveLength(1);
      expect(server.log()).toContain('GET /api/fleet/reports/101/');
      expect(state()).toMatchObject({
        report: { status: 'none' },
        outbox: { status: 'empty' },
        isRejected: false,
        sent: [{ outcome: 'sent', id: 101, isSeen: false }],
      });
      expect(state().checklist.entities.horn.value).toBeNull();
    },
  );

  it.each<[string, CallOutcome[], typeof other | null]>([
    ['before the phone has its id', ['lost'], other],
    ['before the phone sends it', ['responded', 'lost'], other],
    ['that is sent by now, before the phone has its id', ['lost'], null],
    ['that is sent by now, before the phone sends it', ['responded', 'lost'], null],
  ])(
    "with Linehaul's own backend, the receipt says that another phone's report has superseded this one, not that it was sent, if there is a newer report %s",
    async (_when, lost, current) => {
      const { server, retry, sent, until, state } = await pressAndLoseConnection(...lost);
      server.current = current;
      retry();
      await sent();
      await until(({ loading }) => loading.status === 'loaded');
      expect([server.created.length, server.sent.length]).toEqual([1, 0]);
      expect(state()).toMatchObject({
        outbox: { status: 'empty' },
        sent: [{ outcome: 'superseded', id: 101, isSeen: false }],
      });
      expect(state().header.values.truck_number).toBe(current?.truck_number ?? '');
    },
  );

  it("with Linehaul's own backend, a create call without a response is not repeated if another phone's report has superseded its report", async () => {
    const { server, submit, waiting, retry, sent, state } = await openBlank();
    server.outcomes = ['responseLost'];
    submit();
    await waiting();
    server.current = other;
    retry();
    await sent();
    const [{ create_key: key } = {}] = server.created;
    expect(server.log()).toContain(`GET /api/fleet/reports/${key}/`);
    expect(server.created).toHaveLength(1);
    expect(state().sent).toMatchObject([{ outcome: 'superseded', id: 101 }]);
  });

  it("with Linehaul's own backend, a report that the server has lost before it is sent is created again", async () => {
    const { server, retry, sent } = await pressAndLoseConnection('responded', 'lost');
    server.lost = [101];
    server.current = null;
    retry();
    await sent();
    expect([server.created.length, server.sent.length]).toEqual([2, 1]);
  });

  it("with Linehaul's own backend, a rejected send call of a superseded report says so", async () => {
    const { server, submit, sent, state } = await openBlank();
    server.onSend = () => {
      server.current = other;
    };
    submit();
    await sent();
    expect(state().sent).toMatchObject([{ outcome: 'superseded', id: 101 }]);
  });

  it("with Linehaul's own backend, the phone asks about a sent report of unknown outcome that the driver has changed since", async () => {
    const { server, store, submit, until, state } = await openBlank();
    server.outcomes = ['responded', 'responded', 'lost'];
    submit();
    await until(({ outbox }) => outbox.status === 'waiting');
    server.current = other;
    store.dispatch(itemMarkedDefective('horn'));
    await until((draft) => draft.sent.length === 1);
    expect(state().sent).toMatchObject([{ outcome: 'superseded', id: 101 }]);
    expect(state().checklist.entities.horn.value).toBe(false);
  });

  it("with Linehaul's own backend, one press creates the report but does not send it if the driver marks a defect before the phone has the report's id", async () => {
    const { server, store, submit, until } = await openBlank();
    submit();
    await until(({ outbox }) => outbox.status === 'sending');
    store.dispatch(itemMarkedDefective('horn'));
    await until(
      ({ outbox, loading }) => outbox.status === 'withdrawn' && loading.status === 'loaded',
    );
    expect([server.created.length, server.sent.length]).toEqual([1, 0]);
  });
});

test("with another backend, a report that is no longer the current one was sent, and the phone makes no call of Linehaul's own backend", async () => {
  const server = serverWith(makeInspection(true));
  const { submit, waiting, retry, settled, state } = await openPage();
  server.outcomes = ['responseLost'];
  submit();
  await waiting();
  retry();
  await settled();
  expect(state().sent).toMatchObject([{ outcome: 'sent' }]);
  expect(server.log().filter((call) => call.includes('/api/fleet/'))).toEqual([]);
});
