import Box from '@mui/material/Box';
import { headerSlotId } from './headerSlotId';

/** A place in the header that a page may fill (InHeader), empty by default. */
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
