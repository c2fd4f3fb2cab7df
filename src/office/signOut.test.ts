import { http, HttpResponse } from 'msw';
import { api } from '@/api/api';
import { loggedIn, loggedOut } from '@/events/session';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { calls } from '@/contract/calls';
import { session } from '@/testing/fixtures/account';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { leaveOffice } from './leaveOffice';
import { makeOfficeStore } from './store';

startBackend();

test('after Logout, the page that the browser keeps for Back shows nothing of the office', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<main>Truck T-204</main>';
  leaveOffice();
  window.dispatchEvent(new Event('pagehide'));
  expect(document.body).toBeEmptyDOMElement();
});

test("'Sign out' in the office ends the session on the server", async () => {
  const seen: unknown[] = [];
  backend.use(
    http.post(apiUrl(calls.logout), async ({ request }) => {
      seen.push(await request.json());
      return HttpResponse.json({ detail: 'Signed out.' });
    }),
  );
  const settings = { ...testSettings, fleet: true };
  const store = makeOfficeStore(createMemorySessionStorage(session), { settings });
  store.dispatch(loggedIn(session));
  store.dispatch(loggedOut());
  await Promise.all(store.dispatch(api.util.getRunningMutationsThunk()));
  expect(seen).toEqual([{ refresh: session.refreshToken }]);
});
