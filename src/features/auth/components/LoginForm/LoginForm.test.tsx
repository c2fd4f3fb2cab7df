import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { loginResponse, session, signedOut } from '@/testing/fixtures/account';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { responding, type SeenRequest } from '@/testing/msw/requests';
import { deferred, json } from '@/testing/races/scriptedBackend';
import { selectStoredSession } from '../../authSlice';
import { LoginForm } from './LoginForm';

startBackend();

function show() {
  return renderWithProviders(<LoginForm aside={null} />, { route: '/login', preloaded: signedOut });
}

test('Enter submits the login form, and the session is stored', async () => {
  const seen: SeenRequest[] = [];
  backend.use(responding(['post', calls.login], 200, loginResponse, seen));
  const { user, store } = show();
  await user.type(screen.getByLabelText('Login'), 'dana.driver');
  await user.type(screen.getByLabelText('Password'), 'on the road{Enter}');
  await screen.findByRole('button', { name: 'Enter' });
  expect(seen[0]?.body).toEqual({ username: 'dana.driver', password: 'on the road' });
  expect(selectStoredSession(store.getState())).toEqual(session);
});

describe('at the first sign-in', () => {
  const ask = 'Choose a password of your own.';
  function asking(seen: unknown[]) {
    backend.use(
      http.post(apiUrl(calls.login), async ({ request }) => {
        const body = (await request.json()) as object;
        seen.push(body);
        return 'new_password' in body ? json(loginResponse) : json({ new_password: [ask] }, 400);
      }),
    );
  }
  const open = (fleet: boolean) =>
    renderWithProviders(<LoginForm aside={null} />, {
      route: '/login',
      preloaded: signedOut,
      settings: { ...testSettings, fleet },
    });

  test('at the first sign-in, the login form asks for a new password and sends it with the temporary one', async () => {
    const seen: unknown[] = [];
    asking(seen);
    const { user, store } = open(true);
    await user.type(screen.getByLabelText('Login'), 'dana.driver');
    await user.type(screen.getByLabelText('Password'), 'acid lava moss tune{Enter}');
    const chosen = await screen.findByLabelText('New Password');
    expect(chosen).toHaveAccessibleDescription(ask);
    await user.type(chosen, 'on the road{Enter}');
    await waitFor(() => expect(selectStoredSession(store.getState())).toEqual(session));
    const first = { username: 'dana.driver', password: 'acid lava moss tune' };
    expect(seen).toEqual([first, { ...first, new_password: 'on the road' }]);
  });

  test('with another backend, the login form does not ask for a new password, and says that the login failed', async () => {
    asking([]);
    const { user } = open(false);
    await user.click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed.');
    expect(screen.queryByLabelText('New Password')).toBeNull();
  });
});

test("the button of the login form is disabled and reads 'Logging in...' while the login is pending", async () => {
  const response = deferred<Response>();
  backend.use(http.post(apiUrl(calls.login), () => response.promise));
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  response.resolve(json(loginResponse));
  expect(await screen.findByRole('button', { name: 'Enter' })).toBeEnabled();
});

test("the login form sends blank fields unvalidated, and shows the server's message under each field", async () => {
  backend.use(
    responding(['post', calls.login], 400, {
      username: ['This field may not be blank.'],
      password: ['Say a password.'],
    }),
  );
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  const login = await screen.findByRole('textbox', { name: 'Login' });
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  expect(login).toHaveAccessibleDescription('This field may not be blank.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Say a password.');
  expect(login).toHaveFocus();
});

test("after a 401, the login form keeps the typed password and shows the server's detail under the login field", async () => {
  backend.use(responding(['post', calls.login], 401, { detail: 'No active account found' }));
  const { user } = show();
  await user.type(screen.getByLabelText('Login'), 'dana.driver');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('No active account found');
  expect(screen.getByLabelText('Login')).toHaveAccessibleDescription('No active account found');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
});

test('the login form says after a network failure that the server could not be reached', async () => {
  backend.use(http.post(apiUrl(calls.login), () => HttpResponse.error()));
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server could not be reached. Try again.',
  );
});

test('an error in the login form disappears when its field is edited', async () => {
  backend.use(responding(['post', calls.login], 500, {}));
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('Login'), 'd');
  expect(screen.queryByRole('alert')).toBeNull();
});

test("the login fields have autocomplete values, and checking 'Remember me' stores nothing", async () => {
  const { user } = show();
  expect(screen.getByLabelText('Login')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByLabelText('Remember me'));
  expect(screen.getByLabelText('Remember me')).toBeChecked();
  expect(localStorage).toHaveLength(0);
});
