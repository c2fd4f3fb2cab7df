import * as fc from 'fast-check';
import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
} from '@/features/inspection/model/inspectionSlice';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import { extendedSettings } from '@/testing/msw/backend';
import { openDisk } from '@/testing/report/inspectionSetup';
import { generatedCases } from '@/testing/generatedCases';
import { startInspectionServer, type CallOutcome } from '@/testing/report/inspectionServer';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { openPage } = reportPages();

const outcome = fc.constantFrom<CallOutcome>('responded', 'responseLost', 'lost');
const turn = () => new Promise((resolve) => setTimeout(resolve));

type Page = Awaited<ReturnType<typeof openPage>>;

/** Retries in place of the timers until nothing is left to send. */
async function comeToRest({ state, retry }: Page): Promise<void> {
  const isAtRest = ({ outbox, patches, loading }: DraftState) =>
    outbox.status === 'empty' && patches.length === 0 && loading.status === 'loaded';
  for (let tries = 0; tries < 200 && !isAtRest(state()); tries += 1) {
    retry();
    await turn();
  }
  expect(isAtRest(state())).toBe(true);
}

it('a report is created, corrected and sent exactly once, regardless of which calls and responses are lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(outcome, { maxLength: 12 }), async (outcomes) => {
      const server = startInspectionServer();
      const page = await openPage();
      const { store, submit, state } = page;
      try {
        server.outcomes = [...outcomes];
        fillIn(store, 'horn');
        store.dispatch(itemMarkedDefective('horn'));
        store.dispatch(defectTextChanged({ key: 'horn', text: 'No sound' }));
        const field = 'satisfactory_vehicle_condition';
        store.dispatch(headerFieldChanged({ field, value: 'above_defects_need_correction' }));
        submit();
        await comeToRest(page);
        store.dispatch(itemMarkedGood('horn'));
        await comeToRest(page);
        submit();
        await comeToRest(page);
        expect(server.created).toHaveLength(1);
        expect(server.sent).toMatchObject([{ horn: true, comments: [{ fixed: true }] }]);
        expect(state().sent).toHaveLength(1);
      } finally {
        page.stop();
        server.restore();
      }
    }),
    { numRuns: generatedCases(60) },
  );
});

it.each<[string, CallOutcome]>([
  ['is lost', 'responseLost'],
  ['is a fault', 'responseReplaced'],
])(
  "with Linehaul's own backend, another press before anything is known of a create call whose response %s creates no second report",
  async (_what, outcome) => {
    const server = startInspectionServer();
    const page = await openPage(openDisk(), extendedSettings);
    fillIn(page.store);
    server.always = { create: outcome, get: 'lost', own: 'lost' };
    page.submit();
    await page.until(({ outbox, isRejected }) => outbox.status === 'waiting' || isRejected);
    page.submit();
    await page.until(({ outbox, isRejected }) => outbox.status === 'waiting' || isRejected);
    server.always = {};
    page.retry();
    if (page.state().isRejected) page.submit();
    await page.until(({ sent }) => sent.length > 0);
    expect(server.created).toHaveLength(1);
    page.stop();
    server.restore();
  },
);
