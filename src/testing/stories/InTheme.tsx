import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/system';
import { darkTheme } from '@/theme/darkTheme';

/** Renders a component that needs no store in the site's theme. */
export function InTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={darkTheme}>{children}</ThemeProvider>;
}
