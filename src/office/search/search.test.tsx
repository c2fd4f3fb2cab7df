import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeAt } from '@/testing/stories/officeStories';

test('Ctrl+K finds vehicles, drivers, reports, leads and pages, and Enter opens the first result', async () => {
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

test('a mechanic finds no page that they may not open', async () => {
  const Page = officeAt('/', { role: 'mechanic' });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  await screen.findByRole('option', { name: /^Defects/ });
  expect(screen.queryByRole('option', { name: /^Leads/ })).toBeNull();
  expect(screen.queryByRole('option', { name: /^People/ })).toBeNull();
});
