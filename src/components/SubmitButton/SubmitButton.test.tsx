import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { SubmitButton } from './SubmitButton';

test('a press on the submit button submits the form', async () => {
  const send = jest.fn((event: React.SubmitEvent) => event.preventDefault());
  const { user } = renderWithProviders(
    <form onSubmit={send}>
      <SubmitButton text="Save" busyText="Saving..." busy={false} />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a busy submit button shows the busy text and is disabled', () => {
  renderWithProviders(<SubmitButton text="Save" busyText="Saving..." busy />);
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
});
