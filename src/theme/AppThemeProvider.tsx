import { ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { Theme } from '@mui/material/styles';

interface AppThemeProviderProps {
  theme: Theme;
  children: React.ReactNode;
}

/**
 * Provides the theme: the two parts of MUI's ThemeProvider that a theme without CSS variables
 * needs. The rest adds 3 KB (brotli) to each first load (docs/design-system.md, Weights).
 */
export function AppThemeProvider({ theme, children }: AppThemeProviderProps) {
  // MUI's type allows props only, but this is what it reads and what its own ThemeProvider passes.
  const components: object = theme.components ?? {};
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
    </ThemeProvider>
  );
}
