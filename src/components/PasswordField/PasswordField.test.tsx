import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { PasswordField } from './PasswordField';

test("a password field hides its text, shows it after 'Show password', and hides it again after 'Hide password'", async () => {
  const { user } = renderWithProviders(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');

  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('revealing a password does not submit the form', async () => {
  const send = jest.fn((event: React.SubmitEvent) => event.preventDefault());
  const { user } = renderWithProviders(
    <form onSubmit={send}>
      <PasswordField label="Password" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(send).not.toHaveBeenCalled();
});
