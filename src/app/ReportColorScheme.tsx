import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider } from '@mui/system';
import { useCompanyTheme } from '@/components/companyContext';
import { darkTheme } from '@/theme/darkTheme';
import { lightTheme } from '@/theme/lightTheme';
import type { ColorScheme } from '@/theme/palette';

const themes: Record<ColorScheme, typeof darkTheme> = { dark: darkTheme, light: lightTheme };

interface ReportColorSchemeProps {
  scheme: ColorScheme;
  children: React.ReactNode;
}

export function ReportColorScheme({ scheme, children }: ReportColorSchemeProps) {
  return (
    <ThemeProvider theme={useCompanyTheme(themes[scheme])}>
      <ScopedCssBaseline sx={{ minHeight: '100%' }}>{children}</ScopedCssBaseline>
    </ThemeProvider>
  );
}
