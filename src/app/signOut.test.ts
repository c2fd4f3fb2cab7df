import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { api } from '@/api/api';
import type { AppDispatch } from '@/api/thunkExtra';
import { loggedOut, sessionFollowed } from '@/events/session';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { session, signedIn } from '@/testing/fixtures/account';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { makeStore } from './store';

startBackend();

const settings = { ...testSettings, fleet: true };

function signOuts(response = () => HttpResponse.json({ detail: 'Signed out.' })) {
  const seen: { body: unknown; keepalive: boolean; token: string | null }[] = [];
  backend.use(
    http.post(apiUrl(calls.logout), async ({ request }) => {
      const { keepalive } = request;
      seen.push({
        body: await request.json(),
        keepalive,
        token: request.headers.get('authorization'),
      });
      return response();
    }),
  );
  return seen;
}

const siteStore = (options: object) =>
  makeStore({
    settings,
    sessionStorage: createMemorySessionStorage(session),
    preloaded: signedIn,
    ...options,
  });

const settled = ({ dispatch }: { dispatch: AppDispatch }) =>
  Promise.all(dispatch(api.util.getRunningMutationsThunk()));

const sent = { body: { refresh: session.refreshToken }, keepalive: true, token: null };

describe('signing out', () => {
  it("signing out ends the session on Linehaul's own backend with one call that outlives the page", async () => {
    const seen = signOuts();
    const store = siteStore({});
    store.dispatch(loggedOut());
    await settled(store);
    expect(seen).toEqual([sent]);
  });

  it.each([
    ['an error', () => new HttpResponse(null, { status: 503 })],
    ['no response', () => HttpResponse.error()],
    ['a 401', () => new HttpResponse(null, { status: 401 })],
  ])('the call to sign out is not repeated after %s', async (_what, response) => {
    const seen = signOuts(response);
    const store = siteStore({});
    store.dispatch(loggedOut());
    await settled(store);
    expect(seen).toHaveLength(1);
    expect(store.getState().auth.status).toBe('anonymous');
  });

  it('a tab sends another backend no call to sign out, and sends none after another tab has signed out', async () => {
    const seen = signOuts();
    const foreign = siteStore({ settings: testSettings });
    foreign.dispatch(loggedOut());
    await settled(foreign);
    const other = siteStore({});
    other.dispatch(sessionFollowed(null));
    await settled(other);
    expect(seen).toEqual([]);
  });
});
