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
  /**
   * The state that the server rendered. Hydration uses it, whatever has changed in the store since.
   */
  serverState?: RootState | undefined;
  /** Where styles are inserted; the server has a cache for each page. */
  styles?: EmotionCache;
  children: React.ReactNode;
}

/**
 * Provides the store, the theme and the half-filled forms of the visit. Routers differ between
 * browser, server and tests, so they are not included.
 */
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
