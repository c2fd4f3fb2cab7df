import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { driverPaths } from '@/contract/office/drivers';
import { driverRows } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

test('the Drivers page shows a dispatcher which drivers have inspected which vehicles today, and which drivers have not', async () => {
  const Page = officeAt('/drivers', { role: 'dispatcher' });
  render(<Page />);
  const table = await screen.findByRole('table');
  const [, marcus, dana, noor] = within(table).getAllByRole('row');
  expect(marcus).toHaveTextContent('Inspected today 5:48 AM, before the trip');
  expect(marcus).toHaveTextContent('Truck T-204, Trailer R-88');
  expect(dana).toHaveTextContent('Not inspected today');
  expect(dana).toHaveTextContent('8 days');
  expect(noor).toHaveTextContent('Never inspected');
  const defects = screen.getByRole('link', { name: 'Open defects of Marcus Bell' });
  expect(decodeURIComponent(defects.getAttribute('href') ?? '')).toContain('"reported_by":"9"');
});

test("'Not today' lists only the drivers without an inspection today", async () => {
  const listed = (_body: unknown, query: { missing?: string }) => ({
    data: driverRows.filter((one) => query.missing === undefined || !one.is_inspected_today),
    total: 2,
  });
  const Page = officeAt('/drivers', {
    role: 'dispatcher',
    responses: { [driverPaths.list]: listed },
  });
  render(<Page />);
  expect(await screen.findByRole('link', { name: 'Marcus Bell' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Not today' }));
  expect(await screen.findByRole('link', { name: 'Dana Whitfield' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Marcus Bell' })).toBeNull();
});

test("a dispatcher emails a driver a sign-in link from the row's menu and never sees it", async () => {
  const [marcus] = driverRows;
  const sent = jest.fn();
  const url = withId(driverPaths.emailLink, marcus?.id ?? 0);
  const Page = officeAt('/drivers', {
    role: 'dispatcher',
    responses: {
      [url]: (body: unknown) => {
        sent(body);
        return { detail: 'The link is on its way.' };
      },
    },
  });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions of Marcus Bell' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /^Email a sign-in link/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/goes to the driver’s own address/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Email the link' }));
  expect(await screen.findByText('Emailed a sign-in link to Marcus Bell.')).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
});
