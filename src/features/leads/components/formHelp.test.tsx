import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { apiUrl, backend, startBackend } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { DriverApplicationForm } from './DriverApplicationForm/DriverApplicationForm';
import { QuoteForm } from './QuoteForm/QuoteForm';

startBackend();

const reachHint = 'Add one of these, so that we can reach you';
const pastHint = 'This day is in the past. Choose the day of your pickup.';

test('the application form does not send spaces around a name', async () => {
  const bodies: unknown[] = [];
  backend.use(
    http.post(apiUrl(calls.driverForm), async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const { user } = renderWithProviders(<DriverApplicationForm place="hero" />);
  await user.type(screen.getByLabelText('First name'), 'Dana ');
  await user.type(screen.getByLabelText('Last name'), ' Miles');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await screen.findByText('Your information is sent');
  expect(bodies).toMatchObject([{ first_name: 'Dana', last_name: 'Miles' }]);
});

test("pressing 'Use 5551234567' removes the separators from an invalid phone number", async () => {
  const { user } = renderWithProviders(<DriverApplicationForm place="hero" />);
  await user.type(screen.getByLabelText('Phone'), '(555) 123-4567');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await user.click(await screen.findByRole('button', { name: 'Use 5551234567' }));
  expect(screen.getByLabelText('Phone')).toHaveValue('5551234567');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  expect(screen.queryByText(/must contain only digits/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use 5551234567' })).toBeNull();
});

test("pressing 'Use 40000' removes the comma and the unit from an invalid weight", async () => {
  const { user } = renderWithProviders(<QuoteForm onDone={() => undefined} />);
  expect(screen.getByText('lb')).toBeVisible();
  await user.type(screen.getByLabelText('Total weight'), '40,000 lbs');
  await user.click(screen.getByRole('button', { name: 'Request a quote' }));
  await user.click(await screen.findByRole('button', { name: 'Use 40000' }));
  expect(screen.getByLabelText('Total weight')).toHaveValue('40000');
});

test("an invalid phone number that cannot be corrected has no 'Use' button", async () => {
  const { user } = renderWithProviders(<DriverApplicationForm place="hero" />);
  await user.type(screen.getByLabelText('Phone'), 'call my wife');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await screen.findByText(/must contain only digits/);
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});

test('a name field has a hint until it has an error', async () => {
  const { user } = renderWithProviders(<DriverApplicationForm place="hero" />);
  const name = screen.getByLabelText('First name');
  expect(name).toHaveAccessibleDescription('Letters A to Z, without spaces');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await screen.findByText('First name is required');
  expect(name).toHaveAccessibleDescription('First name is required');
});

test('the phone and email fields have a hint only while both are empty', async () => {
  const { user } = renderWithProviders(<DriverApplicationForm place="hero" />);
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(reachHint);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(reachHint);
  await user.type(screen.getByLabelText('Email'), 'd');
  expect(screen.getByText(reachHint)).not.toBeVisible();
  expect(screen.getByLabelText('Phone')).not.toHaveAccessibleDescription();
});

test('a pickup date in the past has a hint once the visitor has chosen it, and the default and a future date have none', async () => {
  const { user } = renderWithProviders(<QuoteForm onDone={() => undefined} />);
  const date = screen.getByLabelText('Pickup date');
  expect(date).toHaveValue('2025-06-14');
  expect(screen.queryByText(pastHint)).toBeNull();
  await user.clear(date);
  await user.type(date, '2025-06-15');
  expect(date).toHaveAccessibleDescription(pastHint);
  await user.clear(date);
  await user.type(date, '2999-01-01');
  expect(screen.queryByText(pastHint)).toBeNull();
});
