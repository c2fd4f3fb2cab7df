import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, type InitialEntry, type Location } from 'react-router';
import { Providers } from '@/app/Providers';
import { makeStore, type AppStore, type StoreOptions } from '@/app/store';
import { Toasts } from '@/app/toasts/Toasts';
import { testSettings } from './msw/backend';

interface Options extends StoreOptions {
  /** The current page, or a history that ends with the current page. */
  route?: InitialEntry | InitialEntry[];
  store?: AppStore;
  /** `own` if the rendered element shows toasts, as the whole site does. */
  toasts?: 'shown' | 'own';
}

function LocationProbe({ onChange }: { onChange: (location: Location) => void }) {
  const location = useLocation();
  useEffect(() => onChange(location), [location, onChange]);
  return null;
}

/** Renders with a real store, the real theme, a router and toasts. */
export function renderWithProviders(ui: React.ReactNode, options: Options = {}) {
  const { route = '/', store: given, toasts = 'shown', ...storeOptions } = options;
  const { settings = testSettings } = storeOptions;
  const history = [route].flat();
  const router: { location: Location | null } = { location: null };
  const store =
    given ??
    makeStore({
      currentPath: () => router.location?.pathname ?? '/',
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
