import { itemMarkedDefective } from '@/features/inspection/model/inspectionSlice';
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

  it("with Linehaul's own backend, one press leaves a receipt and a new form if another phone has sent the created report", async () => {
    const { server, submit, sent, until, state } = await openBlank();
    server.outcomes = ['responded', 404];
    server.always = { get: 404 };
    submit();
    await sent();
    await until(({ loading }) => loading.status === 'loaded');
    expect([server.created.length, server.sent.length]).toEqual([1, 0]);
    expect(state()).toMatchObject({
      report: { status: 'none' },
      outbox: { status: 'empty' },
      isRejected: false,
      sent: [{ outcome: 'sent', id: 101, isSeen: false }],
    });
    expect(state().checklist.entities.horn.value).toBeNull();
  });

  it("with Linehaul's own backend, one press leaves a new form if the office has neither the report to be sent nor a current report", async () => {
    const { server, submit, until, state } = await openBlank();
    server.outcomes = ['responded', 'responded', 404, 404];
    submit();
    await until(({ report, outbox }) => report.status === 'none' && outbox.status === 'empty');
    expect([server.created.length, server.sent.length]).toEqual([1, 0]);
    expect(state()).toMatchObject({ isRejected: false, patches: [] });
    expect(state().checklist.entities.horn.value).toBeNull();
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
