import type { ReactNode } from 'react';
import { darkTheme } from '@/theme/darkTheme';
import { AppThemeProvider } from '@/theme/AppThemeProvider';

/** The site's theme around a building block, which knows no store. */
export function InTheme({ children }: { children: ReactNode }) {
  return <AppThemeProvider theme={darkTheme}>{children}</AppThemeProvider>;
}
