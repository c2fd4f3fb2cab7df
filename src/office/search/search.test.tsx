import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountPaths } from '@/contract/office/accounts';
import { leadPaths } from '@/contract/office/leads';
import { reportPaths } from '@/contract/office/reports';
import { vehiclePaths } from '@/contract/office/vehicles';
import { officeAt } from '@/testing/stories/officeStories';
import { toHttpError } from '../data/call';

test('the Ctrl+K search finds vehicles, drivers, reports, leads and pages, and Enter opens the first result', async () => {
  const Page = officeAt('/');
  render(<Page />);
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'e');
  const truck = await screen.findByRole('option', { name: /^Truck T-204/ });
  for (const group of ['Vehicles', 'Drivers', 'Reports', 'Leads', 'Pages']) {
    expect(screen.getAllByText((text) => text.startsWith(group))[0]).toBeVisible();
  }
  expect(truck).toHaveClass('Mui-focused');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Truck T-204' })).toBeVisible();
});

test('an office search that the server rejects shows the reason instead of an empty result', async () => {
  const tooMany = toHttpError({
    kind: 'rejected',
    status: 400,
    detail: null,
    fields: { search: ['Search for at most 8 words.'] },
  });
  // react-query logs the failed call.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const searched = [vehiclePaths, accountPaths, reportPaths, leadPaths];
  const Page = officeAt('/', {
    responses: Object.fromEntries(searched.map(({ list }) => [list, tooMany])),
  });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Search' }));
  await userEvent.paste('a b c d e f g h i');
  expect(await screen.findByRole('alert')).toHaveTextContent('Search for at most 8 words.');
  expect(screen.queryByText('Nothing found.')).toBeNull();
});

test("a mechanic's search lists the Defects page, but not the Leads and People pages", async () => {
  const Page = officeAt('/', { role: 'mechanic' });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  await screen.findByRole('option', { name: /^Defects/ });
  expect(screen.queryByRole('option', { name: /^Leads/ })).toBeNull();
  expect(screen.queryByRole('option', { name: /^People/ })).toBeNull();
});
