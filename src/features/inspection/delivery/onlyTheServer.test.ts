import * as fc from 'fast-check';
import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
} from '@/features/inspection/model/inspectionSlice';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import type { Inspection } from '@/contract/inspection';
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

const successes: CallOutcome[] = [{ empty: 200 }, { empty: 204 }, { foreignJson: 201 }];

describe('a success of another backend is a success', () => {
  const saved = 'Inspection saved successfully';

  async function withSilentHorn(current: Inspection | null = null) {
    const server = serverWith(current);
    const page = await openPage(openDisk());
    const { store } = page;
    if (!current) fillIn(store, 'horn');
    store.dispatch(itemMarkedDefective('horn'));
    store.dispatch(defectTextChanged({ key: 'horn', text }));
    const field = 'satisfactory_vehicle_condition';
    store.dispatch(headerFieldChanged({ field, value: 'above_defects_need_correction' }));
    return { server, ...page };
  }

  it.each(successes)(
    'a report is saved after %j, although the current report does not show it yet, and its form stays',
    async (outcome) => {
      const { server, submit, state, toasts, until } = await withSilentHorn(makeInspection(true));
      server.outcomes = [outcome];
      submit();
      await until(({ loading }) => loading.status === 'failed');
      expect(toasts()).toEqual(['Loaded existing inspection data', saved]);
      expect(state()).toMatchObject({
        outbox: { status: 'empty', outcomeUnknown: null },
        sent: [{ outcome: 'saved', defects: { horn: text } }],
        checklist: { entities: { horn: { value: false, text } } },
      });
    },
  );

  it.each(successes)(
    'a report is sent after %j, although it is still the current one',
    async (outcome) => {
      const server = serverWith(makeInspection(true));
      const { submit, state, until } = await openPage(openDisk());
      server.outcomes = [outcome];
      submit();
      await until(({ loading, sent }) => sent.length > 0 && loading.status === 'failed');
      expect(state()).toMatchObject({ sent: [{ outcome: 'sent' }], report: { status: 'none' } });
      expect(state().checklist.entities.horn.value).toBeNull();
    },
  );

  it('a created report is filled in as the backend writes it, and texts that the backend leaves out remain', async () => {
    const { server, submit, state, toasts, until } = await withSilentHorn();
    server.rewrite = (report) => ({ ...report, carrier: '', address: 'JOLIET, IL', comments: [] });
    submit();
    await until(({ report }) => report.status === 'loaded');
    expect(toasts()).toEqual([saved]);
    expect(state().header.values).toMatchObject({ carrier: 'Dana Miles', address: 'JOLIET, IL' });
    expect(state().checklist.entities.horn).toMatchObject({ value: false, text });
  });

  it('an empty page with 2xx is no success', async () => {
    const { server, submit, toasts, waiting } = await withSilentHorn();
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    server.outcomes = [new Response('', { status: 200, headers })];
    submit();
    await waiting();
    expect(toasts()).not.toContain(saved);
  });
});
