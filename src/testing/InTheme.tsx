import type { ReactNode } from 'react';
import { nightTheme } from '../app/theme/theme';
import { ThemeProvider } from '../components/theme/styled';

/** The site's theme around a building block, which knows no store. */
export function InTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={nightTheme}>{children}</ThemeProvider>;
}
