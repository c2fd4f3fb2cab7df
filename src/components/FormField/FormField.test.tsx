import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { FormField } from './FormField';

test('a label belongs to its field', () => {
  renderWithProviders(<FormField label="First name" name="first_name" />);
  expect(screen.getByLabelText('First name')).toHaveAttribute('name', 'first_name');
});

test("a field's error is announced and describes the field", () => {
  renderWithProviders(<FormField label="Email" error="Invalid email format" helper="For work" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email format');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Invalid email format For work');
});

test('a required field is marked as required without native validation', () => {
  renderWithProviders(<FormField label="Email" required />);
  const field = screen.getByRole('textbox', { name: /Email/ });
  expect(field).toHaveAttribute('aria-required', 'true');
  expect(field).toBeValid();
});

test('a form reads a field by its name', async () => {
  const { user } = renderWithProviders(
    <form aria-label="Contact">
      <FormField label="Email" name="email" />
    </form>,
  );
  await user.type(screen.getByLabelText('Email'), 'a@b.co');
  expect(screen.getByRole('form')).toHaveFormValues({ email: 'a@b.co' });
});

test('a field keeps and marks a text that is too long instead of cutting it', () => {
  renderWithProviders(
    <FormField label="Note" maxLength={4} value="Silent" onChange={() => undefined} />,
  );
  const field = screen.getByRole('textbox', { name: 'Note' });
  expect(field).toHaveValue('Silent');
  expect(field).toHaveAccessibleDescription('Note must be 4 characters or less');
});
