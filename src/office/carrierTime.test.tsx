import { render, screen, within } from '@testing-library/react';
import { companyPath } from '@/contract/office/company';
import userEvent from '@testing-library/user-event';
import { storedCompany } from '@/testing/fixtures/officeContent';
import { reports } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';
import { carrierZone, showTimesIn } from './carrierTime';

const browserZone = carrierZone();
afterEach(() => showTimesIn(browserZone));

test.each([
  ['America/Los_Angeles', 'Nov 20, 2026, 6:05 AM', 'Pacific Time'],
  ['UTC', 'Nov 20, 2026, 2:05 PM', 'UTC'],
])(
  'for a carrier in %s, a certification at 14:05 UTC has the time %s, and the page names the zone once',
  async (zone, text, name) => {
    showTimesIn(zone);
    const Page = officeAt('/defects/5/show');
    render(<Page />);
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.getAllByText(name, { exact: false }).map((one) => one.textContent)).toEqual([
      `Times are in ${name}.`,
    ]);
  },
);

test("the list of reports shows the inspection's time as the driver typed it, and the time of receipt", async () => {
  showTimesIn('America/Los_Angeles');
  const Page = officeAt('/reports');
  render(<Page />);
  const table = await screen.findByRole('table');
  const headings = within(table)
    .getAllByRole('columnheader')
    .map((one) => one.textContent);
  expect(headings).toEqual(expect.arrayContaining(["Inspected (driver's clock)", 'Received']));
  expect(within(table).getAllByText('Nov 21, 2026, 6:45 AM')[0]).toHaveAttribute(
    'title',
    "By the driver's clock",
  );
  expect(within(table).getAllByTitle('Nov 21, 2026, 4:45 AM')).toHaveLength(reports.length);
});

test("a report's sheet says that the inspection's time is by the driver's clock, and names the time zone of the receipt", async () => {
  showTimesIn('America/New_York');
  const Page = officeAt('/reports/17/show');
  render(<Page />);
  const sheet = await screen.findByRole('article');
  expect(sheet).toHaveTextContent(
    "Inspected Nov 21, 2026, 6:45 AM, driver's clock. Received Nov 21, 2026, 7:45 AM. Times are in Eastern Time.",
  );
});

test('when a time zone is saved or cleared on the Company page, the page names the new time zone at once', async () => {
  showTimesIn('UTC');
  const saved = jest.fn();
  const Page = officeAt('/company', {
    responses: {
      [companyPath]: (body: object | undefined) => {
        if (!body) return storedCompany;
        saved(body);
        return { ...storedCompany, ...body, default_time_zone: 'America/Denver', version: 3 };
      },
    },
  });
  render(<Page />);
  const input = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(screen.getByText('Times are in UTC.')).toBeVisible();
  await userEvent.click(input);
  await userEvent.paste('Chicago');
  await userEvent.click(await screen.findByRole('option', { name: 'America/Chicago' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Times are in Central Time.')).toBeVisible();
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ time_zone: 'America/Chicago' }));
  await userEvent.clear(screen.getByRole('combobox', { name: 'Time zone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Times are in Mountain Time.')).toBeVisible();
  expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ time_zone: null }));
});

test("the list of vehicles and a vehicle's page show the last inspection's time as the driver typed it, and the time of receipt", async () => {
  showTimesIn('America/Los_Angeles');
  const List = officeAt('/vehicles');
  const { unmount } = render(<List />);
  const table = await screen.findByRole('table');
  expect(within(table).getAllByText('Nov 21, 2026, 6:45 AM')).toHaveLength(2);
  expect(within(table).getAllByTitle('Nov 21, 2026, 4:45 AM')).toHaveLength(2);
  unmount();
  const Page = officeAt('/vehicles/1/show');
  render(<Page />);
  expect(
    await screen.findByRole('link', {
      name: "Nov 21, 2026, 6:45 AM, driver's clock. Received Nov 21, 2026, 4:45 AM",
    }),
  ).toBeVisible();
});
