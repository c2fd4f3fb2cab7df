import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { FormField } from './FormField';

test('the label belongs to the field', () => {
  renderWithProviders(<FormField label="First name" name="first_name" />);
  expect(screen.getByLabelText('First name')).toHaveAttribute('name', 'first_name');
});

test('the error stands under the field, is announced and describes it', () => {
  renderWithProviders(<FormField label="Email" error="Invalid email format" helper="For work" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email format');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Invalid email format For work');
});

test('a required field says so, and leaves the check to the product', () => {
  renderWithProviders(<FormField label="Email" required />);
  const field = screen.getByRole('textbox', { name: /Email/ });
  expect(field).toHaveAttribute('aria-required', 'true');
  expect(field).toBeValid();
});

test('react-hook-form reads and focuses it', async () => {
  const seen = jest.fn<void, [{ email: string }]>();
  function Form() {
    const { register, handleSubmit, setFocus } = useForm({ defaultValues: { email: '' } });
    return (
      <form onSubmit={handleSubmit((values) => seen(values))}>
        <FormField label="Email" {...register('email')} />
        <button type="button" onClick={() => setFocus('email')}>
          Focus
        </button>
        <button>Send</button>
      </form>
    );
  }
  const { user } = renderWithProviders(<Form />);
  await user.click(screen.getByRole('button', { name: 'Focus' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.keyboard('a@b.co');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(seen.mock.calls[0]?.[0]).toEqual({ email: 'a@b.co' });
});
