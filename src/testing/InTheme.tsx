import type { ReactNode } from 'react';
import { darkTheme } from '../theme/theme';
import { ThemeProvider } from '@mui/material/styles';

/** The site's theme around a building block, which knows no store. */
export function InTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={darkTheme}>{children}</ThemeProvider>;
}
