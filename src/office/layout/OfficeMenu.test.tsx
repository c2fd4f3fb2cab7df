import { render, screen } from '@testing-library/react';
import { officeAt } from '@/testing/stories/officeStories';

test("every entry of the office's menu can be reached with Tab", async () => {
  const Page = officeAt('/');
  render(<Page />);
  await screen.findByRole('menuitem', { name: 'Browser errors' });
  for (const entry of screen.getAllByRole('menuitem'))
    expect(entry).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('menuitem', { name: 'View site' })).toBeVisible();
});

test("the button of the signed-in person's menu, only an icon on a phone, is named 'My account'", async () => {
  const Page = officeAt('/');
  render(<Page />);
  expect(await screen.findByRole('button', { name: 'My account' })).toBeVisible();
});
