import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import type { InitialEntry, Location } from 'react-router';
import { Providers } from '../app/Providers';
import { Toasts } from '../app/toasts/Toasts';
import { makeStore } from '../app/store';
import type { AppStore, StoreOptions } from '../app/store';
import { selectStoredSession } from '../features/auth/authSlice';
import { createMemorySessionStorage } from '../features/auth/sessionStorage';
import { testSettings } from './msw/backend';

interface Options extends StoreOptions {
  /** Where the page is, or the history up to it (the last one is shown). */
  route?: InitialEntry | InitialEntry[];
  store?: AppStore;
  /** The whole site brings its own toasts. */
  toasts?: 'shown' | 'own';
}

/** Tells the test where the router has got to. */
function LocationProbe({ onChange }: { onChange: (location: Location) => void }) {
  const location = useLocation();
  useEffect(() => onChange(location), [location, onChange]);
  return null;
}

/** The browser's storage as it is when the store is in this state. */
function storageOf(preloaded: StoreOptions['preloaded']) {
  return createMemorySessionStorage(
    preloaded?.auth ? selectStoredSession({ auth: preloaded.auth }) : null,
  );
}

/**
 * Renders on a real store, in the real theme, in a router, with toasts shown.
 * `user` acts like a person; `location()` is where the router is.
 */
export function renderWithProviders(ui: React.ReactNode, options: Options = {}) {
  const { route = '/', store: given, toasts = 'shown', ...storeOptions } = options;
  const history = [route].flat();
  const world: { location: Location | null } = { location: null };
  const store =
    given ??
    makeStore({
      settings: testSettings,
      currentPath: () => world.location?.pathname ?? '/',
      sessionStorage: storageOf(storeOptions.preloaded),
      ...storeOptions,
    });
  const user = userEvent.setup();
  const view = render(
    <Providers store={store}>
      <MemoryRouter initialEntries={history}>
        <LocationProbe
          onChange={(location) => {
            world.location = location;
          }}
        />
        {ui}
        {toasts === 'shown' ? <Toasts /> : null}
      </MemoryRouter>
    </Providers>,
  );
  return { ...view, store, user, location: () => world.location };
}
