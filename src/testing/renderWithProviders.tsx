import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, type InitialEntry, type Location } from 'react-router';
import { selectStoredSession } from '@/features/auth/authSlice';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { Providers } from '@/app/Providers';
import { makeStore, type AppStore, type StoreOptions } from '@/app/store';
import { Toasts } from '@/app/toasts/Toasts';
import { testSettings } from './msw/backend';

interface Options extends StoreOptions {
  /** The current page, or a history with the current page as its last entry. */
  route?: InitialEntry | InitialEntry[];
  store?: AppStore;
  /** `own` if the tested element has its own toasts, such as the whole site. */
  toasts?: 'shown' | 'own';
}

/** Reports the router's location to the test. */
function LocationProbe({ onChange }: { onChange: (location: Location) => void }) {
  const location = useLocation();
  useEffect(() => onChange(location), [location, onChange]);
  return null;
}

/** Browser storage that matches this store state. */
function storageOf(preloaded: StoreOptions['preloaded']) {
  return createMemorySessionStorage(
    preloaded?.auth ? selectStoredSession({ auth: preloaded.auth }) : null,
  );
}

/**
 * Renders with a real store, the real theme, a router and toasts. `user` simulates user input, and
 * `location()` returns the router's location.
 */
export function renderWithProviders(ui: React.ReactNode, options: Options = {}) {
  const { route = '/', store: given, toasts = 'shown', ...storeOptions } = options;
  const { settings = testSettings } = storeOptions;
  const history = [route].flat();
  const router: { location: Location | null } = { location: null };
  const store =
    given ??
    makeStore({
      currentPath: () => router.location?.pathname ?? '/',
      sessionStorage: storageOf(storeOptions.preloaded),
      ...storeOptions,
      settings,
    });
  const user = userEvent.setup();
  const view = render(
    <Providers store={store} settings={settings}>
      <MemoryRouter initialEntries={history}>
        <LocationProbe
          onChange={(location) => {
            router.location = location;
          }}
        />
        {ui}
        {toasts === 'shown' ? <Toasts /> : null}
      </MemoryRouter>
    </Providers>,
  );
  return { ...view, store, user, location: () => router.location };
}
