import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lightTheme } from '../theme/theme';

/** Shows what is inside in the light colour scheme: the report is filled in beside the truck, in sun and rain. */
export function LightColourScheme({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider theme={lightTheme}>
      <ScopedCssBaseline sx={{ minHeight: '100%' }}>{children}</ScopedCssBaseline>
    </ThemeProvider>
  );
}
