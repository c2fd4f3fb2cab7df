import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { AppThemeProvider } from '../theme/AppThemeProvider';
import { lightTheme } from '../theme/lightTheme';

/** Shows what is inside in the light colour scheme: the report is filled in beside the truck, in sun and rain. */
export function LightColourScheme({ children }: { children: React.ReactNode }) {
  return (
    <AppThemeProvider theme={lightTheme}>
      <ScopedCssBaseline sx={{ minHeight: '100%' }}>{children}</ScopedCssBaseline>
    </AppThemeProvider>
  );
}
