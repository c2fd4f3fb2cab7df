import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { useCompanyTheme } from '@/components/Company/CompanyContext';
import { AppThemeProvider } from '@/theme/AppThemeProvider';
import { darkTheme } from '@/theme/darkTheme';
import { lightTheme } from '@/theme/lightTheme';
import type { ColourScheme } from '@/theme/palette';

const themes: Record<ColourScheme, typeof darkTheme> = { dark: darkTheme, light: lightTheme };

interface ReportColourSchemeProps {
  scheme: ColourScheme;
  children: React.ReactNode;
}

/**
 * Renders its children in one colour scheme: light for sunlight, dark for an inspection at night.
 */
export function ReportColourScheme({ scheme, children }: ReportColourSchemeProps) {
  return (
    <AppThemeProvider theme={useCompanyTheme(themes[scheme])}>
      <ScopedCssBaseline sx={{ minHeight: '100%' }}>{children}</ScopedCssBaseline>
    </AppThemeProvider>
  );
}
