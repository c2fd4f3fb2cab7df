import { screen } from '@testing-library/react';
import { calls } from '@/contract/calls';
import { emailLinkSent } from '@/contract/signInLink';
import { backend, startBackend } from '@/testing/msw/backend';
import { responding, type SeenRequest } from '@/testing/msw/requests';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { EmailLink } from './EmailLink';

startBackend();

const press = 'Email me a link';

test('a person who forgot their password requests a link with their login, and then reads what happens next', async () => {
  const seen: SeenRequest[] = [];
  backend.use(responding(['post', calls.emailLink], 200, { detail: emailLinkSent }, seen));
  const { user } = renderWithProviders(<EmailLink />, { route: '/login' });
  await user.type(screen.getByLabelText('Login or email'), ' dana.driver ');
  await user.click(screen.getByRole('button', { name: press }));
  expect(await screen.findByText(emailLinkSent)).toBeVisible();
  expect(seen.map(({ body }) => body)).toEqual([{ login: 'dana.driver' }]);
});

test("pressing 'Email me a link' with a blank login shows an error and sends no request, and a throttled request shows the server's detail and keeps the typed login", async () => {
  const detail = 'Request was throttled. Expected available in 60 seconds.';
  const seen: SeenRequest[] = [];
  backend.use(responding(['post', calls.emailLink], 429, { detail }, seen));
  const { user } = renderWithProviders(<EmailLink />, { route: '/login' });
  const field = screen.getByLabelText('Login or email');
  await user.click(screen.getByRole('button', { name: press }));
  expect(field).toHaveAccessibleDescription('Enter your login or email address.');
  await user.type(field, 'dana.driver');
  await user.click(screen.getByRole('button', { name: press }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(field).toHaveValue('dana.driver');
  expect(seen.map(({ body }) => body)).toEqual([{ login: 'dana.driver' }]);
});
