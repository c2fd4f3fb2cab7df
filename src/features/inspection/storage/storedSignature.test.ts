import { submitReport } from '@/features/inspection/delivery/submitReport';
import { extendedSettings } from '@/testing/msw/backend';
import { openDisk } from '@/testing/report/inspectionSetup';
import { reportPages } from '@/testing/report/reportPages';
import { fillIn } from '@/testing/report/reportStore';

const { serverWith, openPage } = reportPages();

const record = 'report:v2:http%3A%2F%2Fapi.test:dana.driver';

test("a draft from commit 5f4a9170, which stored a signature's status, opens with its signature and can be submitted", async () => {
  serverWith();
  const disk = openDisk();
  const page = await openPage(disk, extendedSettings);
  fillIn(page.store);
  await page.until(page.isSaved);
  page.stop();
  const stored = (await disk.read(record)) as { header: object };
  await disk.write(record, { ...stored, header: { ...stored.header, signature: 'outdated' } });
  const { state, store } = await openPage(disk, extendedSettings);
  expect(state().header.values.drivers_signature).toBe('Dana Miles');
  expect(store.dispatch(submitReport(state().form))).toBeNull();
});
