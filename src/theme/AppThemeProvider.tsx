import { ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { Theme } from '@mui/material/styles';

interface AppThemeProviderProps {
  theme: Theme;
  children: React.ReactNode;
}

/**
 * Gives the theme to what is inside: the two parts of MUI's own ThemeProvider that a theme without CSS variables needs.
 * The rest of it weighs 3 KB (brotli) of each first load (docs/design-system.md, Weights).
 */
export function AppThemeProvider({ theme, children }: AppThemeProviderProps) {
  // MUI's type says props alone; what it reads, and what its own ThemeProvider gives, is this.
  const components: object = theme.components ?? {};
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
    </ThemeProvider>
  );
}
