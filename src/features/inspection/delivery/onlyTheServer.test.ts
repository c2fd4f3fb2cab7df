import * as fc from 'fast-check';
import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
} from '@/features/inspection/model/inspectionSlice';
import type { InspectionState } from '@/features/inspection/model/state/inspectionState';
import { testSettings } from '@/testing/msw/backend';
import { openDisk } from '@/testing/report/inspectionSetup';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import type { CallOutcome } from '@/testing/report/inspectionServer';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

/** Responses that are not the server's (docs/decisions/0004-readings.md, Only the server's response). */

const { openPage, serverWith } = reportPages();

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

  it('what was entered is on the phone or on the server at every moment, and the report arrives once, whatever responds instead of the server', async () => {
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
          const isAtRest = ({ outbox, patches, loading }: InspectionState) =>
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
          // A description goes when its item turns good.
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
      { numRuns: 40 },
    );
  });

  it.each(outcomes)(
    '%j instead of the response to create says neither saved nor sent',
    async (one) => {
      const server = serverWith();
      const { store, submit, state, toasts, until } = await openPage(openDisk(), settings);
      fillIn(store);
      // The check of what the server has meets the same.
      server.outcomes = [one, one];
      submit();
      await until(({ outbox }) => outbox.status === 'waiting');
      expect(toasts()).not.toContain('Inspection saved successfully');
      expect(state().outbox.status).toBe('waiting');
      expect(state().sent).toEqual([]);
    },
  );
});
