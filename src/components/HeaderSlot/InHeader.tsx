import { createPortal } from 'react-dom';
import { AppThemeProvider } from '@/theme/AppThemeProvider';
import { darkTheme } from '@/theme/darkTheme';
import { headerSlotId } from './headerSlotId';

/**
 * Renders its children in the header, in the header's colours. Without a header it renders nothing.
 */
export function InHeader({ children }: { children: React.ReactNode }) {
  const slot = document.getElementById(headerSlotId);
  if (!slot) return null;
  return createPortal(<AppThemeProvider theme={darkTheme}>{children}</AppThemeProvider>, slot);
}
