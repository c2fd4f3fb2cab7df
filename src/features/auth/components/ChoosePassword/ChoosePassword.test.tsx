import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { loginResponse, session, signedIn, signedOut } from '@/testing/fixtures/account';
import { endedLink, openLink } from '@/testing/fixtures/signInLinks';
import { apiUrl, backend, startBackend } from '@/testing/msw/backend';
import { responding, type SeenRequest } from '@/testing/msw/requests';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { selectStoredSession } from '../../authSlice';
import { ChoosePassword } from './ChoosePassword';

startBackend();

function show(preloaded: object = signedOut) {
  const onSignedIn = jest.fn();
  const view = renderWithProviders(<ChoosePassword token="abc" onSignedIn={onSignedIn} />, {
    route: '/login#link=abc',
    preloaded,
  });
  return { ...view, onSignedIn };
}

test('a new driver who opens a sign-in link reads their login, chooses a password, and is signed in', async () => {
  const seen: SeenRequest[] = [];
  backend.use(
    responding(['post', calls.signInLink], 200, openLink, seen),
    responding(['post', calls.choosePassword], 200, loginResponse, seen),
  );
  const { user, store, onSignedIn } = show();
  expect(await screen.findByText(/^Hello Marcus Bell\. Your login is/)).toHaveTextContent(
    'marcus.bell',
  );
  await user.type(screen.getByLabelText('New Password'), 'a long winter road{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(selectStoredSession(store.getState())).toEqual(session);
  expect(seen.map(({ body }) => body)).toEqual([
    { token: 'abc' },
    { token: 'abc', new_password: 'a long winter road' },
  ]);
});

test('a password that the server rejects stays in its field, and the reason appears', async () => {
  backend.use(
    responding(['post', calls.signInLink], 200, openLink),
    responding(['post', calls.choosePassword], 400, { new_password: ['Too easy.', 'A name.'] }),
  );
  const { user } = show();
  const field = await screen.findByLabelText('New Password');
  await user.type(field, 'marcus{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Too easy. A name.'));
  expect(field).toHaveValue('marcus');
});

test.each([
  ['used', /a link works once\. If that was you, sign in with your password/],
  ['expired', /It worked until/],
  ['revoked', /The office replaced or revoked it/],
  ['unknown', /It is incomplete or too old/],
] as const)(
  'the page of a sign-in link that is %s shows why the link fails, and whom to call',
  async (state, reason) => {
    backend.use(responding(['post', calls.signInLink], 200, endedLink(state)));
    show();
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole('link', { name: openLink.phone })).toHaveAttribute(
      'href',
      'tel:+15550100110',
    );
    expect(screen.queryByLabelText('New Password')).toBeNull();
  },
);

test('if a sign-in link has been used by the time the password is sent, the page says that a link works only once', async () => {
  let state = openLink;
  backend.use(
    http.post(apiUrl(calls.signInLink), () => HttpResponse.json(state)),
    http.post(apiUrl(calls.choosePassword), () => {
      state = endedLink('used');
      return HttpResponse.json({ token: ['This link no longer works.'] }, { status: 400 });
    }),
  );
  const { user } = show();
  await user.type(await screen.findByLabelText('New Password'), 'a long winter road{Enter}');
  expect(await screen.findByText(/a link works once/)).toBeVisible();
});

test("without a connection, the page of a sign-in link offers 'Try again', which shows the password field once the connection is back", async () => {
  backend.use(http.post(apiUrl(calls.signInLink), () => HttpResponse.error(), { once: true }));
  const { user } = show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  backend.use(responding(['post', calls.signInLink], 200, openLink));
  await user.click(again);
  expect(await screen.findByLabelText('New Password')).toBeVisible();
});

test('the page of a sign-in link says who is already signed in on this phone', async () => {
  backend.use(responding(['post', calls.signInLink], 200, openLink));
  show(signedIn);
  expect(await screen.findByText(/dana\.driver is signed in here/)).toBeVisible();
});
