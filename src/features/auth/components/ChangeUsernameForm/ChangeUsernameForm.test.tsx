import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import {
  apiUrl,
  backend,
  extendedSettings,
  startBackend,
  testSettings,
} from '@/testing/msw/backend';
import { driver, signedIn } from '@/testing/fixtures/account';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { responding, type SeenRequest } from '@/testing/msw/requests';
import { deferred, json } from '@/testing/races/scriptedBackend';
import { selectUser, selectUsername } from '../../authSlice';
import { ChangeUsernameForm } from './ChangeUsernameForm';

startBackend();

function show(settings = testSettings) {
  const onDone = jest.fn();
  const view = renderWithProviders(<ChangeUsernameForm onDone={onDone} />, {
    preloaded: signedIn,
    settings,
  });
  return { ...view, onDone, field: screen.getByLabelText('New Username') };
}

const save = () => screen.getByRole('button', { name: 'Save' });

test("Change Username sends the trimmed name with the bearer token, makes it the session's username, and confirms the change with a toast", async () => {
  const seen: SeenRequest[] = [];
  backend.use(responding(['patch', calls.changeUsername], 200, {}, seen));
  const { user, store, onDone, field } = show();
  await user.type(field, '  dana.miles ');
  await user.click(save());
  expect(await screen.findByText('Username changed')).toBeVisible();
  expect(seen).toEqual([
    { method: 'PATCH', authorization: 'Bearer access-1', body: { new_username: 'dana.miles' } },
  ]);
  expect(selectUsername(store.getState())).toBe('dana.miles');
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("with Linehaul's own backend, Change Username takes the account from the response, with the instant since which it has the name", async () => {
  const renamed = { ...driver, id: 42, username: 'dana.m', name_since: '2026-11-21T06:12:00.000Z' };
  backend.use(responding(['patch', calls.changeUsername], 200, renamed, []));
  const { user, store, field } = show(extendedSettings);
  await user.type(field, 'dana.m{Enter}');
  expect(await screen.findByText('Username changed')).toBeVisible();
  expect(selectUser(store.getState())).toEqual(renamed);
});

test('Change Username rejects a name that contains only spaces', async () => {
  const { user, field } = show();
  await user.type(field, '   {Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Username cannot be empty');
  expect(field).toHaveAccessibleDescription(/Username cannot be empty/);
  expect(field).toHaveFocus();
});

test("Change Username sends an overlong name unvalidated, and shows the server's message", async () => {
  const seen: SeenRequest[] = [];
  const message = 'Ensure this field has no more than 150 characters.';
  backend.use(
    responding(['patch', calls.changeUsername], 400, { new_username: [message] }, seen),
    responding(['put', calls.changeUsername], 400, { new_username: [message] }, seen),
  );
  const { user, field } = show();
  await user.click(field);
  await user.paste('d'.repeat(151));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(seen[0]?.body).toEqual({ new_username: 'd'.repeat(151) });
});

test("the button of Change Username is disabled and reads 'Saving...' during the call", async () => {
  const response = deferred<Response>();
  backend.use(http.patch(apiUrl(calls.changeUsername), () => response.promise));
  const { user, field, onDone } = show();
  await user.type(field, 'dana{Enter}');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  response.resolve(json({}));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

test('Change Username sends a PUT with the same body if the backend does not allow PATCH', async () => {
  const seen: SeenRequest[] = [];
  backend.use(
    responding(['patch', calls.changeUsername], 405, { detail: 'Method not allowed.' }, seen),
    responding(['put', calls.changeUsername], 200, {}, seen),
  );
  const { user, field, store } = show();
  await user.type(field, 'dana.miles{Enter}');
  expect(await screen.findByText('Username changed')).toBeVisible();
  expect(seen.map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { new_username: 'dana.miles' }],
    ['PUT', { new_username: 'dana.miles' }],
  ]);
  expect(selectUsername(store.getState())).toBe('dana.miles');
});

test.each([
  [
    'messages of the field',
    { new_username: ['Already taken.', 'Too odd.'] },
    'Already taken. Too odd.',
  ],
  ['a detail', { detail: 'Not today.' }, 'Not today.'],
  ['no response data', undefined, 'Unexpected error occurred'],
])(
  "after a rejection with %s, Change Username shows an error message, and keeps the typed name and the session's username",
  async (_case, body, text) => {
    backend.use(
      responding(['patch', calls.changeUsername], 400, body),
      responding(['put', calls.changeUsername], 400, body),
    );
    const { user, field, store, onDone } = show();
    await user.type(field, 'dana.miles{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field).toHaveValue('dana.miles');
    expect(selectUsername(store.getState())).toBe('dana.driver');
    expect(onDone).not.toHaveBeenCalled();
  },
);

test.each([
  ['a dropped connection', () => HttpResponse.error()],
  ['a server error', () => new HttpResponse('<h1>oops</h1>', { status: 500 })],
  ['a server that is down', () => HttpResponse.json({}, { status: 503 })],
])(
  "after %s, Change Username shows the product's own text, keeps the typed name, and does not sign the driver out",
  async (_case, response) => {
    backend.use(
      http.patch(apiUrl(calls.changeUsername), response),
      http.put(apiUrl(calls.changeUsername), response),
    );
    const { user, field, store } = show();
    await user.type(field, 'dana.miles{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected error occurred');
    expect(field).toHaveAccessibleDescription(/Unexpected error occurred/);
    expect(field).toHaveValue('dana.miles');
    expect(store.getState().auth).toMatchObject(signedIn.auth);
  },
);

test('pressing Cancel in Change Username calls onDone once', async () => {
  const { user, onDone } = show();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});
