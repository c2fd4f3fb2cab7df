import { instantText } from '@/contract/dateText';
import { settingsElementId } from '@/contract/settings';
import { timeZoneName } from '@/contract/timeZone';
import { createReport } from './support/createReport';
import { expect, test } from './support/test';

// @only-all: carrierTime.test.tsx tests the rule; this opens the office in two time zones.

test("the office shows when it received a report in the carrier's time zone, whether the browser is in Los Angeles or in Tokyo", async ({
  person,
  office,
  openAs,
  rig,
}) => {
  await createReport(person, rig, { radiator: 'Leaks at the lower hose' });
  const [report] = await office.reports(rig.truck);
  const dispatcher = await office.newPerson('dispatcher');
  for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
    const page = await openAs(dispatcher, `/office/reports/${report?.id}/show`, { timezoneId });
    const sheet = page.getByRole('article', { name: 'Vehicle inspection report' });
    const zone = await page.evaluate((id) => {
      const settings: unknown = JSON.parse(document.getElementById(id)?.textContent ?? '{}');
      return (settings as { timeZone: string }).timeZone;
    }, settingsElementId);
    await expect(sheet).toContainText(
      `Received ${instantText(report?.created_at ?? '', zone)}. Times are in ${timeZoneName(zone)}.`,
    );
    await expect(sheet).toContainText("8:30 AM, driver's clock");
  }
});
