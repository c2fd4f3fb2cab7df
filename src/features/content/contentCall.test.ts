import { configureStore, findNonSerializableValue, type Middleware } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { createThunkExtra } from '@/api/createThunkExtra';
import { commonApi } from './commonApi';
import { services } from '@/testing/fixtures/content';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { failWith, respondWith } from '@/testing/msw/contentHandlers';

startBackend();

async function requestServices() {
  const actions: unknown[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const extra = createThunkExtra(
    {
      settings: testSettings,
      sanitize: (html) => Promise.resolve(html.replace('<script>', '')),
    },
    { tokens: () => null, settleSession: () => Promise.resolve() },
  );
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra } }).concat(api.middleware, recorder),
  });
  const result = await store.dispatch(commonApi.endpoints.services.initiate());
  store.dispatch(api.util.resetApiState());
  return { result, actions };
}

describe('a content call', () => {
  it('a content call caches sanitized text and absolute URLs, and its actions are serializable', async () => {
    backend.use(
      respondWith(
        'services',
        [{ ...services[0], description: '<script>Flatbed', logo: '/media/flatbed.svg' }],
        apiUrl(''),
      ),
    );
    const { result, actions } = await requestServices();
    expect(result.data).toMatchObject([
      { description: 'Flatbed', logo: `${testSettings.apiHost}/media/flatbed.svg` },
    ]);
    expect(actions.map((action) => findNonSerializableValue(action))).toEqual(
      actions.map(() => false),
    );
  });

  it("a content call fails with 'unreadable' if the response does not match the contract", async () => {
    backend.use(failWith('services', 'returns the wrong shape', apiUrl('')));
    const { result } = await requestServices();
    expect(result.error).toMatchObject({ kind: 'unreadable' });
  });
});
