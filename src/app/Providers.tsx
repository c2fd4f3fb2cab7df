import { FormDraftsProvider } from '../components/form/FormDrafts';
import { ThemeProvider } from '../components/theme/styled';
import { Provider } from 'react-redux';
import type { AppStore, RootState } from './store';
import { Baseline } from './theme/Baseline';
import { nightTheme } from './theme/theme';

interface ProvidersProps {
  store: AppStore;
  /** What the server rendered from; hydration sees this state, whatever has happened to the store since. */
  serverState?: RootState | undefined;
  children: React.ReactNode;
}

/** The store, the theme and the visit's half-filled forms around everything. Routers differ by place, so they are not in here. */
export function Providers({ store, serverState, children }: ProvidersProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider theme={nightTheme}>
        <Baseline />
        <FormDraftsProvider>{children}</FormDraftsProvider>
      </ThemeProvider>
    </Provider>
  );
}
