import type { ReactNode } from 'react';
import { darkTheme } from '@/theme/darkTheme';
import { AppThemeProvider } from '@/theme/AppThemeProvider';

/** Wraps a component that needs no store in the site's theme. */
export function InTheme({ children }: { children: ReactNode }) {
  return <AppThemeProvider theme={darkTheme}>{children}</AppThemeProvider>;
}
