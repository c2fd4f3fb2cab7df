import * as fc from 'fast-check';
import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  reportOpened,
} from '@/features/inspection/model/inspectionSlice';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import { makeInspection } from '@/testing/fixtures/inspection';
import { generatedCases } from '@/testing/generatedCases';
import { testSettings } from '@/testing/msw/backend';
import { openDisk } from '@/testing/report/inspectionSetup';
import { startInspectionServer, type CallOutcome } from '@/testing/report/inspectionServer';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { openPage, serverWith } = reportPages();

/** Responses from something other than the server (docs/decisions/0004-readings.md, Only the server's response). */
const strange: CallOutcome[] = [
  { page: 200 },
  { page: 401 },
  { page: 403 },
  { page: 404 },
  502,
  'brokenOff',
  'responseLost',
];

const turn = () => new Promise((resolve) => setTimeout(resolve));

const hosts = [
  ["Linehaul's own backend", { ...testSettings, fleet: true }, [...strange, 'emptied'] as const],
  ['another backend', testSettings, strange],
] as const;

const text = 'No sound at all';

describe.each(hosts)('with %s', (_name, settings, outcomes) => {
  const outcome = fc.constantFrom<CallOutcome>('responded', ...outcomes);

  it('no entry is lost if something other than the server responds, and the report arrives once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { maxLength: 10 }), async (scripted) => {
        const server = startInspectionServer();
        const page = await openPage(openDisk(), settings);
        const { store, submit, state, retry } = page;
        const lostAt: string[] = [];
        const isStored = () => JSON.stringify([server.current, server.sent]).includes(text);
        const stopWatching = store.subscribe(() => {
          if (!JSON.stringify(state()).includes(text) && !isStored()) lostAt.push('lost');
        });
        const comeToRest = async () => {
          const isAtRest = ({ outbox, patches, loading }: DraftState) =>
            outbox.status === 'empty' && patches.length === 0 && loading.status === 'loaded';
          for (let tries = 0; tries < 200 && !isAtRest(state()); tries += 1) {
            retry();
            await turn();
          }
          expect(isAtRest(state())).toBe(true);
        };
        try {
          server.outcomes = [...scripted];
          store.dispatch(itemMarkedDefective('horn'));
          store.dispatch(defectTextChanged({ key: 'horn', text }));
          lostAt.length = 0;
          fillIn(store, 'horn');
          const field = 'satisfactory_vehicle_condition';
          store.dispatch(headerFieldChanged({ field, value: 'above_defects_need_correction' }));
          submit();
          await comeToRest();
          expect(server.created).toHaveLength(1);
          // The draft drops an item's description once the item is good.
          stopWatching();
          store.dispatch(itemMarkedGood('horn'));
          await comeToRest();
          submit();
          await comeToRest();
          expect(server.sent).toMatchObject([{ horn: true }]);
          expect(lostAt).toEqual([]);
          expect(page.store.getState().auth.status).toBe('authenticated');
        } finally {
          stopWatching();
          page.stop();
          server.restore();
        }
      }),
      { numRuns: generatedCases(40) },
    );
  });

  it.each(outcomes)(
    '%j instead of the response to a create call does not make the page say that the report is saved or sent',
    async (one) => {
      const server = serverWith();
      const { store, submit, state, toasts, until } = await openPage(openDisk(), settings);
      fillIn(store);
      // The fetch that checks the report gets the same response.
      server.outcomes = [one, one];
      submit();
      await until(({ outbox }) => outbox.status === 'waiting');
      expect(toasts()).not.toContain('Inspection saved successfully');
      expect(state().outbox.status).toBe('waiting');
      expect(state().sent).toEqual([]);
    },
  );
});

/** Successes that a portal or a proxy could also return. */
const proofless: CallOutcome[] = [
  { empty: 200 },
  { empty: 204 },
  { foreignJson: 200 },
  { foreignJson: 201 },
];

describe('a success that the current report of another backend does not confirm', () => {
  const saved = 'Inspection saved successfully';

  async function withSilentHorn() {
    const server = startInspectionServer();
    const page = await openPage(openDisk());
    const { store } = page;
    fillIn(store, 'horn');
    store.dispatch(itemMarkedDefective('horn'));
    store.dispatch(defectTextChanged({ key: 'horn', text }));
    const field = 'satisfactory_vehicle_condition';
    store.dispatch(headerFieldChanged({ field, value: 'above_defects_need_correction' }));
    return { server, ...page };
  }
  type Page = Awaited<ReturnType<typeof withSilentHorn>>;

  it.each(proofless)(
    'a create call does not empty the form if its success is unconfirmed: %j',
    async (outcome) => {
      const { server, submit, state, store, toasts, until } = await withSilentHorn();
      server.outcomes = [outcome];
      submit();
      await until(({ isRejected }) => isRejected);
      expect(toasts()).not.toContain(saved);
      expect(state()).toMatchObject({
        outbox: { status: 'empty', outcomeUnknown: 'create' },
        sent: [],
        header: { values: { truck_number: 'T-204' } },
        checklist: { entities: { horn: { value: false, text } } },
      });
      store.dispatch(reportOpened({ announce: false }));
      await until(({ loading }) => loading.status === 'loaded');
      expect(state().checklist.entities.horn).toMatchObject({ value: false, text });
      submit();
      await until(({ report }) => report.status === 'loaded');
      expect(server.created).toHaveLength(1);
      expect(state().sent).toMatchObject([{ outcome: 'saved', defects: { horn: text } }]);
      server.restore();
    },
  );

  it.each(proofless)(
    'a send call leaves the report without a receipt if its success is unconfirmed: %j',
    async (outcome) => {
      const server = serverWith(makeInspection(true));
      const { submit, state, until } = await openPage(openDisk());
      server.outcomes = [outcome];
      submit();
      await until(({ isRejected, loading }) => isRejected && loading.status === 'loaded');
      expect(state()).toMatchObject({ sent: [], report: { status: 'loaded', id: 17 } });
      submit();
      await until(({ sent }) => sent.length === 1);
      expect(server.sent).toHaveLength(1);
    },
  );

  it('an unconfirmed success does not replace a correction with the earlier report', async () => {
    const server = serverWith(makeInspection(true));
    const { store, submit, state, until } = await openPage(openDisk());
    store.dispatch(headerFieldChanged({ field: 'address', value: 'Gary, IN' }));
    server.outcomes = [{ empty: 200 }];
    submit();
    await until(({ isRejected }) => isRejected);
    expect(state().header.values.address).toBe('Gary, IN');
    expect(server.created).toEqual([]);
  });

  it("a create call counts as a success even if the backend writes the report's header differently", async () => {
    const { server, submit, state, toasts, until } = await withSilentHorn();
    server.rewrite = (report) => ({ ...report, truck_number: 't 204', address: 'JOLIET, IL' });
    submit();
    await until(({ report }) => report.status === 'loaded');
    expect(toasts()).toContain(saved);
    expect(state().header.values).toMatchObject({ truck_number: 't 204', address: 'JOLIET, IL' });
    server.restore();
  });

  it("no order of unconfirmed successes loses an entry, sends the report twice, or makes the page say 'saved' or 'sent' too early", async () => {
    const outcomes = fc.array(
      fc.constantFrom<CallOutcome>('responded', 'responseLost', 'emptied', 502, ...proofless),
      { maxLength: 4 },
    );
    const atRest = async ({ state, retry, submit }: Page, isDone: () => boolean) => {
      const isAtRest = ({ outbox, patches, loading }: DraftState) =>
        outbox.status === 'empty' && patches.length === 0 && loading.status === 'loaded';
      for (let tries = 0; tries < 200 && !(isAtRest(state()) && isDone()); tries += 1) {
        retry();
        if (state().isRejected && isAtRest(state())) submit();
        await turn();
      }
      expect([isAtRest(state()), isDone()]).toEqual([true, true]);
    };
    await fc.assert(
      fc.asyncProperty(outcomes, outcomes, async (create, send) => {
        const page = await withSilentHorn();
        const { server, store, submit, state, toasts } = page;
        const wrong: string[] = [];
        const stopWatching = store.subscribe(() => {
          const isStored = JSON.stringify([server.current, server.sent]).includes(text);
          if (!JSON.stringify(state()).includes(text) && !isStored) wrong.push('lost');
          if (toasts().includes(saved) && server.created.length === 0) wrong.push('said saved');
          const sent = state().sent.filter(({ outcome }) => outcome === 'sent').length;
          if (state().sent.length > 0 && server.created.length === 0) wrong.push('has a receipt');
          if (sent > server.sent.length) wrong.push('says sent');
        });
        try {
          server.next = { create: [...create], send: [...send] };
          submit();
          await atRest(page, () => server.created.length > 0);
          store.dispatch(itemMarkedGood('horn'));
          await atRest(page, () => server.current?.horn === true);
          submit();
          await atRest(page, () => server.sent.length > 0);
          expect([server.created.length, server.sent.length]).toEqual([1, 1]);
          expect(wrong).toEqual([]);
        } finally {
          stopWatching();
          page.stop();
          server.restore();
        }
      }),
      { numRuns: 40 },
    );
  });
});
