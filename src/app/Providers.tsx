import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/system';
import { Provider } from 'react-redux';
import { SettingsContext } from '@/api/useSettings';
import { CompanyProvider, useCompanyTheme } from '@/components/companyContext';
import { HasPrivacyContext } from '@/components/PrivacyNote/hasPrivacy';
import { HiddenSectionsContext } from '@/components/Section/hiddenSections';
import { FormDraftsProvider } from '@/components/form/FormDrafts';
import { getCompany, type PublicSettings } from '@/contract/settings';
import { darkTheme } from '@/theme/darkTheme';
import { documentStyles } from '@/theme/styleCache';
import type { AppStore, RootState } from './store';

interface ProvidersProps {
  store: AppStore;
  settings: PublicSettings;
  /** The state that the server rendered. Hydration uses this even if the store has changed in the meantime. */
  serverState?: RootState | undefined;
  /** Emotion's style cache. */
  styles?: EmotionCache;
  children: React.ReactNode;
}

function CompanyLook({ children }: { children: React.ReactNode }) {
  return <ThemeProvider theme={useCompanyTheme(darkTheme)}>{children}</ThemeProvider>;
}

/** The app's providers except the router. */
export function Providers({
  store,
  settings,
  serverState,
  styles = documentStyles,
  children,
}: ProvidersProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <CacheProvider value={styles}>
        <SettingsContext value={settings}>
          <CompanyProvider value={getCompany(settings)}>
            <CompanyLook>
              <CssBaseline />
              <HiddenSectionsContext value={settings.hiddenSections}>
                <HasPrivacyContext value={settings.privacy === true}>
                  <FormDraftsProvider>{children}</FormDraftsProvider>
                </HasPrivacyContext>
              </HiddenSectionsContext>
            </CompanyLook>
          </CompanyProvider>
        </SettingsContext>
      </CacheProvider>
    </Provider>
  );
}
