import { makeInspection } from '@/testing/fixtures/inspection';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import {
  defectTextChanged,
  defectTextCommitted,
  headerFieldChanged,
  itemMarkedDefective,
} from '../inspectionSlice';
import { getCondition } from './condition';

const { serverWith, openPage } = reportPages();

const addDefect = ({ store }: Awaited<ReturnType<typeof openPage>>) => {
  store.dispatch(itemMarkedDefective('mirrors'));
  store.dispatch(defectTextChanged({ key: 'mirrors', text: 'Left one cracked' }));
  store.dispatch(defectTextCommitted('mirrors'));
};

test('a report without a defect has the preselected condition', async () => {
  serverWith();
  const page = await openPage();
  expect(getCondition(page.state())).toBe('above_defects_corrected');
});

test('a report saved with a defect keeps its chosen condition', async () => {
  serverWith(makeInspection(true, { horn: false }));
  const page = await openPage();
  expect(getCondition(page.state())).toBe('above_defects_corrected');
});

test('a defect added to a repaired report requires a new choice of condition, even after the defect is sent and after a reload', async () => {
  const repaired = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: true } as const;
  const server = serverWith({ ...makeInspection(true), comments: [repaired] });
  const disk = openDisk();
  const page = await openPage(disk);
  addDefect(page);
  expect(getCondition(page.state())).toBeNull();
  await page.settled();
  expect(server.current?.mirrors).toBe(false);
  expect(page.state().checklist.entities.mirrors.server.value).toBe(false);
  expect(getCondition(page.state())).toBeNull();
  await page.until(() => page.isSaved());
  page.stop();

  const later = await openPage(disk);
  expect(getCondition(later.state())).toBeNull();
  later.store.dispatch(
    headerFieldChanged({
      field: 'satisfactory_vehicle_condition',
      value: 'above_defects_corrected',
    }),
  );
  expect(getCondition(later.state())).toBe('above_defects_corrected');
});
