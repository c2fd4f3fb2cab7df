import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeAt } from '@/testing/stories/officeStories';

beforeEach(() => localStorage.clear());

async function openChoice() {
  const Page = officeAt('/vehicles');
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
}

const chosen = () =>
  screen
    .getAllByRole('menuitemradio')
    .filter((item) => item.getAttribute('aria-checked') === 'true')
    .map((item) => item.textContent);

test("'Compact rows' is chosen until somebody chooses 'Comfortable rows', and the browser remembers the choice", async () => {
  await openChoice();
  expect(chosen()).toEqual(['Compact rows']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Comfortable rows' }));
  expect(chosen()).toEqual(['Comfortable rows']);
  cleanup();
  await openChoice();
  expect(chosen()).toEqual(['Comfortable rows']);
});

test.each(['"tall"', '{"rows":3}', 'not JSON'])(
  "'Compact rows' is chosen if the browser has stored %s as the density of list rows",
  async (stored) => {
    localStorage.setItem('RaStore.tables.density', stored);
    await openChoice();
    expect(chosen()).toEqual(['Compact rows']);
  },
);
