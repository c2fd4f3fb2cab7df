import { categoryGood } from '@/testing/fixtures/draft';
import { submitReport } from '@/features/inspection/delivery/submitReport';
import { testSettings } from '@/testing/msw/backend';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone } from '@/testing/report/inspectionSetup';
import { fillIn, openReportStore, signReport } from '@/testing/report/reportStore';
import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  reportOpened,
  trailersChosen,
} from '../inspectionSlice';
import { trailerKeys } from '../state/checklist';

let endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

async function saveAndCorrect(fleet: boolean) {
  const server = startInspectionServer();
  const report = openReportStore(createPhone(), { ...testSettings, fleet });
  endings.push(report.stop, server.restore);
  await report.writable();
  const { store, state, until } = report;
  store.dispatch(reportOpened({ announce: true }));
  await until(({ loading }) => loading.status === 'loaded');
  fillIn(store, ...trailerKeys);
  store.dispatch(headerFieldChanged({ field: 'trailer_numbers', value: '53-0192, 53-0200' }));
  const field = 'satisfactory_vehicle_condition';
  store.dispatch(headerFieldChanged({ field, value: 'above_defects_need_correction' }));
  store.dispatch(itemMarkedDefective('doors'));
  store.dispatch(defectTextChanged({ key: 'doors', text: 'Hinge is broken' }));
  store.dispatch(trailersChosen({ key: 'doors', trailers: ['53-0192'] }));
  for (const category of ['trailer-coupling', 'trailer-body', 'trailer-running-gear'] as const) {
    store.dispatch(categoryGood(category));
  }
  signReport(store);
  expect(store.dispatch(submitReport(state().form))).toBeNull();
  await until(({ loading, report: { status } }) => {
    return loading.status === 'loaded' && status === 'loaded';
  });
  store.dispatch(trailersChosen({ key: 'doors', trailers: ['53-0200'] }));
  await until(({ patches, loading }) => patches.length === 0 && loading.status === 'loaded');
  const parseSentBody = (method: string) =>
    JSON.parse(server.seen.find((call) => call.method === method)?.body ?? '') as object;
  return { created: parseSentBody('POST'), patched: parseSentBody('PATCH') };
}

test("the create and update calls to Linehaul's own backend name a defect's trailers", async () => {
  const { created, patched } = await saveAndCorrect(true);
  expect(created).toMatchObject({ which_trailers: { doors: ['53-0192'] } });
  expect(patched).toMatchObject({ doors: false, which_trailers: { doors: ['53-0200'] } });
});

test("the create and update calls to another backend do not name a defect's trailers", async () => {
  const { created, patched } = await saveAndCorrect(false);
  expect(created).not.toHaveProperty('which_trailers');
  expect(Object.keys(patched).toSorted()).toEqual(['comments', 'doors']);
});
