import Box from '@mui/material/Box';
import { moveBetweenRows } from './rowKeys';

/** Lets the arrow keys move between a list's rows. */
export function KeyedRows({ children }: { children: React.ReactNode }) {
  return (
    <Box role="presentation" onKeyDown={moveBetweenRows}>
      {children}
    </Box>
  );
}
