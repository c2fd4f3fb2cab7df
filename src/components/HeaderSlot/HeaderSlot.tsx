import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/system';
import { useCompanyTheme } from '../companyContext';
import { darkTheme } from '@/theme/darkTheme';

const headerSlotId = 'header-slot';

/** A place in the header that a page may fill with InHeader. */
export function HeaderSlot() {
  return (
    <Box
      id={headerSlotId}
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        '&:empty': { display: 'none' },
      }}
    />
  );
}

/** Renders its children in the header with the header's colors. Renders nothing without a header. */
export function InHeader({ children }: { children: React.ReactNode }) {
  const theme = useCompanyTheme(darkTheme);
  const slot = document.getElementById(headerSlotId);
  if (!slot) return null;
  return createPortal(<ThemeProvider theme={theme}>{children}</ThemeProvider>, slot);
}
