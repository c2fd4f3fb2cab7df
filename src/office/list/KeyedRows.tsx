import Box from '@mui/material/Box';
import { moveBetweenRows } from './rowKeys';

/** A list's rows, between which the arrow keys move. */
export function KeyedRows({ children }: { children: React.ReactNode }) {
  return (
    <Box role="presentation" onKeyDown={moveBetweenRows}>
      {children}
    </Box>
  );
}
