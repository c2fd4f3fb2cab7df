import { ThemeProvider } from '@mui/system';
import { createPortal } from 'react-dom';
import { useCompanyTheme } from '../Company/CompanyContext';
import { darkTheme } from '@/theme/darkTheme';
import { headerSlotId } from './headerSlotId';

/**
 * Renders its children in the header, in the header's colors. Without a header it renders nothing.
 */
export function InHeader({ children }: { children: React.ReactNode }) {
  const theme = useCompanyTheme(darkTheme);
  const slot = document.getElementById(headerSlotId);
  if (!slot) return null;
  return createPortal(<ThemeProvider theme={theme}>{children}</ThemeProvider>, slot);
}
