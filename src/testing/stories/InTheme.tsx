import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/system';
import { darkTheme } from '@/theme/darkTheme';

export function InTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={darkTheme}>{children}</ThemeProvider>;
}
