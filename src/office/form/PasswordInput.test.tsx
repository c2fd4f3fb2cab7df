import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeAt } from '@/testing/stories/officeStories';

test('a password typed in the office is hidden until a button shows it', async () => {
  const Page = officeAt('/account');
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  const field = await screen.findByLabelText(/^New password/);
  await userEvent.type(field, 'a long road');
  expect(field).toHaveAttribute('type', 'password');
  const [, show] = screen.getAllByRole('button', { name: 'Show password' });
  if (!show) throw new Error('the new password has no button');
  await userEvent.click(show);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('a long road');
});
