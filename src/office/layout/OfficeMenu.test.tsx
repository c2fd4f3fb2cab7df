import { render, screen } from '@testing-library/react';
import { officeAt } from '@/testing/stories/officeStories';

test("every entry of the office's menu is a tab stop", async () => {
  const Page = officeAt('/');
  render(<Page />);
  await screen.findByRole('menuitem', { name: 'Browser errors' });
  for (const entry of screen.getAllByRole('menuitem'))
    expect(entry).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('menuitem', { name: 'View site' })).toBeVisible();
});

test("the account menu's button is named 'My account'", async () => {
  const Page = officeAt('/');
  render(<Page />);
  expect(await screen.findByRole('button', { name: 'My account' })).toBeVisible();
});
