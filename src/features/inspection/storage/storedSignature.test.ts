import { submitReport } from '@/features/inspection/delivery/submitReport';
import { isSigned } from '@/features/inspection/model/rules/signature';
import { extendedSettings } from '@/testing/msw/backend';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { serverWith, openPage } = reportPages();

const record = 'report:v2:http%3A%2F%2Fapi.test:dana.driver';

async function diskWithReport() {
  const disk = openDisk();
  const page = await openPage(disk, extendedSettings);
  fillIn(page.store);
  await page.until(page.isSaved);
  page.stop();
  return disk;
}

test('a draft with a typed signature from commit 3c2e756c opens, and must be signed again', async () => {
  serverWith();
  const disk = await diskWithReport();
  const stored = (await disk.read(record)) as { header: { signature?: string } };
  // Commit 3c2e756c did not store a signature's status.
  delete stored.header.signature;
  await disk.write(record, stored);
  const { state, store, submit } = await openPage(disk, extendedSettings);
  expect(state().header.values.drivers_signature).toBe('Dana Miles');
  expect(isSigned(state().header)).toBe(false);
  expect(store.dispatch(submitReport(state().form))).toBe('report-drivers_signature');
  expect(submit()).toBeNull();
});

test('a draft keeps its signature when the page closes', async () => {
  serverWith();
  const { state } = await openPage(await diskWithReport(), extendedSettings);
  expect(isSigned(state().header)).toBe(true);
});
