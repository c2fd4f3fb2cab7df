import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vehicles } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';
import { vehicleLabel } from '@/contract/vehicleLabel';

beforeEach(() => localStorage.clear());

const [first, second] = vehicles.map(vehicleLabel);

const link = (name = '') => screen.findByRole('link', { name });
const title = (name = '') => screen.findByRole('heading', { level: 1, name });

async function openVehicles() {
  const Page = officeAt('/vehicles', { role: 'dispatcher' });
  render(<Page />);
  const row = await link(first);
  row.focus();
  return row;
}

test("the arrow keys move between a list's rows, and Enter opens the focused row", async () => {
  const row = await openVehicles();
  await userEvent.keyboard('{ArrowUp}');
  expect(row).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await link(second)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(row).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await title(second)).toBeVisible();
});

test("a row's menu shows an action's letter, and the letter also works without the menu", async () => {
  await openVehicles();
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: `Actions of ${first ?? ''}` }));
  const entry = screen.getByRole('menuitem', { name: 'Defects' });
  expect(entry).toHaveAttribute('aria-keyshortcuts', 'D');
  expect(entry).toHaveTextContent('DefectsD');
  await userEvent.keyboard('{Escape}');
  (await link(first)).focus();
  await userEvent.keyboard('d');
  expect(await title('Defects')).toBeVisible();
});

test("a letter pressed in a row's open menu runs the letter's action", async () => {
  await openVehicles();
  await userEvent.click(screen.getByRole('button', { name: `Actions of ${second ?? ''}` }));
  await userEvent.keyboard('e');
  expect(await screen.findByRole('dialog', { name: 'Edit details' })).toBeVisible();
});

test("an action's letter does nothing in the search field, with Ctrl, or while no row has the focus", async () => {
  await openVehicles();
  const search = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.type(search, 'd');
  expect(search).toHaveValue('d');
  (await link(first)).focus();
  await userEvent.keyboard('{Control>}d{/Control}');
  (await link(first)).blur();
  await userEvent.keyboard('d');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vehicles'),
  );
});
