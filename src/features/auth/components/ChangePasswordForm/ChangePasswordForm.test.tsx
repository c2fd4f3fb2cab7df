import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { apiUrl, backend, startBackend } from '@/testing/msw/backend';
import { signedIn } from '@/testing/fixtures/account';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { responding, type SeenRequest } from '@/testing/msw/requests';
import { ChangePasswordForm } from './ChangePasswordForm';

startBackend();

async function submit() {
  const onDone = jest.fn();
  const view = renderWithProviders(<ChangePasswordForm onDone={onDone} />, { preloaded: signedIn });
  await view.user.type(screen.getByLabelText('Old Password'), 'old one');
  await view.user.type(screen.getByLabelText('New Password'), 'new one{Enter}');
  return { ...view, onDone };
}

test('Change Password sends both passwords by PUT with the bearer token, and then shows a toast', async () => {
  const seen: SeenRequest[] = [];
  backend.use(responding(['put', calls.changePassword], 200, {}, seen));
  const { onDone } = await submit();
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(seen).toEqual([
    {
      method: 'PUT',
      authorization: 'Bearer access-1',
      body: { old_password: 'old one', new_password: 'new one' },
    },
  ]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("Change Password shows the server's messages under both fields", async () => {
  backend.use(
    responding(['put', calls.changePassword], 400, {
      old_password: ['Wrong password.'],
      new_password: ['Too short.', 'Too common.'],
    }),
  );
  const { onDone } = await submit();
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  expect(screen.getByLabelText('Old Password')).toHaveAccessibleDescription('Wrong password.');
  expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
    'Too short. Too common.',
  );
  expect(screen.getByLabelText('Old Password')).toHaveFocus();
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  ['a dropped connection', () => HttpResponse.error()],
  ['a server error', () => new HttpResponse('<h1>oops</h1>', { status: 500 })],
  ['a server that is down', () => HttpResponse.json({}, { status: 503 })],
])(
  "after %s, Change Password shows the product's own text under Old Password",
  async (_case, response) => {
    backend.use(http.put(apiUrl(calls.changePassword), response));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred.');
    expect(screen.getByLabelText('Old Password')).toHaveAccessibleDescription(
      'An unexpected error occurred.',
    );
  },
);

test("the fields of Change Password have the autocomplete values of an old and a new password, and a hidden field has the account's username", () => {
  const { container } = renderWithProviders(<ChangePasswordForm onDone={jest.fn()} />, {
    preloaded: signedIn,
  });
  expect(screen.getByLabelText('Old Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('New Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(container.querySelector('[autocomplete="username"]')).toHaveValue('dana.driver');
});
