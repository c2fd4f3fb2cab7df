import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import type { EmotionCache } from '@emotion/react';
import { FormDraftsProvider } from '../components/form/FormDrafts';
import { documentStyles } from '../theme/styleCache';
import { Provider } from 'react-redux';
import type { AppStore, RootState } from './store';
import { AppThemeProvider } from '../theme/AppThemeProvider';
import { darkTheme } from '../theme/darkTheme';

interface ProvidersProps {
  store: AppStore;
  /** What the server rendered from; hydration sees this state, whatever has happened to the store since. */
  serverState?: RootState | undefined;
  /** Where styles go; the server has one of its own for each page. */
  styles?: EmotionCache;
  children: React.ReactNode;
}

/** The store, the theme and the visit's half-filled forms around everything. Routers differ by place, so they are not in here. */
export function Providers({
  store,
  serverState,
  styles = documentStyles,
  children,
}: ProvidersProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <CacheProvider value={styles}>
        <AppThemeProvider theme={darkTheme}>
          <CssBaseline />
          <FormDraftsProvider>{children}</FormDraftsProvider>
        </AppThemeProvider>
      </CacheProvider>
    </Provider>
  );
}
