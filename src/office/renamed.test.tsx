import { render, screen, within } from '@testing-library/react';
import { withId } from '@/contract/calls';
import { auditPaths } from '@/contract/office/audit';
import { defectPaths } from '@/contract/office/defects';
import { reportPaths } from '@/contract/office/reports';
import { vehiclePaths } from '@/contract/office/vehicles';
import { hank, vehicles } from '@/testing/fixtures/office';
import {
  renamedAuthors,
  renamedDefect,
  renamedEntries,
  renamedEvents,
  renamedReport,
} from '@/testing/fixtures/renamed';
import { officeAt } from '@/testing/stories/officeStories';
import { defectDetails, describeDefect } from './defects/defectText';

const list = (data: readonly object[]) => ({ data, total: data.length });

function open(path: string, responses: Readonly<Record<string, unknown>>) {
  const Page = officeAt(path, { responses });
  render(<Page />);
}

test("a report shows the driver's name as of the report, and the present one", async () => {
  open('/reports/17/show', { [withId(reportPaths.record, 17)]: renamedReport });
  expect(await screen.findByRole('link', { name: 'Marcus Bell (now: Zoe Park)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reports of Zoe Park' })).toBeVisible();
  expect(screen.getByText('Certified').closest('li')).toHaveTextContent(
    /by Marcus Bell \(now: Zoe Park\)/,
  );
});

test('the list of reports shows the present name next to the one as of the report', async () => {
  open('/reports', { [reportPaths.list]: list([renamedReport]) });
  expect((await screen.findAllByText(/Marcus Bell \(now: Zoe Park\)/))[0]).toBeVisible();
});

test('a defect shows the present names next to those as of each event', async () => {
  open('/defects/5/show', { [withId(defectPaths.record, 5)]: renamedDefect });
  expect(await screen.findByText(/signed in as hank, now: Ines Ortiz/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Marcus Bell (now: Zoe Park)' })).toBeVisible();
  expect(
    screen.getByText(/^Big Rig Repair \(noted by Marcus Bell \(now: Zoe Park\)/),
  ).toBeVisible();
  expect(screen.getByText('Reported').closest('li')).toHaveTextContent(
    /by Marcus Bell \(now: Zoe Park\)$/,
  );
});

test.each(renamedAuthors.map((defect) => [defect]))(
  "a defect's details (%#) have the author's present name, and its printed description has not",
  (defect) => {
    expect(defectDetails(defect).join('. ')).toContain('Marcus Bell (now: Zoe Park)');
    const printed = describeDefect(defect).join('. ');
    expect(printed).toContain('Marcus Bell, ');
    expect(printed).not.toContain('Zoe Park');
  },
);

test('the audit log shows the present names of the actor and of the changed account', async () => {
  open('/audit', { [auditPaths.list]: list(renamedEntries) });
  const [line] = await screen.findAllByText(/^Rosa Diaz \(now: Ada Lind\) changed/);
  expect(line).toHaveTextContent(/Hank Novak \(now: Ines Ortiz\)/);
  expect(screen.queryByText(/command line \(now/)).toBeNull();
});

test("a vehicle's timeline shows the present names next to those as of each event", async () => {
  const [truck] = vehicles;
  open('/vehicles/1/show', {
    [withId(vehiclePaths.record, 1)]: { ...truck, defects: [], events: renamedEvents },
    [reportPaths.list]: list([renamedReport]),
  });
  const timeline = within(await screen.findByRole('complementary', { name: 'Timeline' }));
  expect(await timeline.findByText(/^Reported, by Marcus Bell \(now: Zoe Park\)/)).toBeVisible();
  expect(timeline.getByText(/inspected by Marcus Bell \(now: Zoe Park\)$/)).toBeVisible();
});

test("a person's page says to disable the account of somebody who leaves, and not to rename it", async () => {
  open(`/people/${hank.id}`, {});
  expect(
    await screen.findByText(
      'An account belongs to one person. When they leave, disable it. Do not rename it for the next person.',
    ),
  ).toBeVisible();
});
