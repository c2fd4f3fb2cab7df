import { useId, useState } from 'react';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

/** The 'More' button, which shows and hides its children. */
export function MoreTools({ children }: { children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        aria-label="More"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ minWidth: 48, px: 0 }}
      >
        <MoreHorizIcon />
      </Button>
      {/* The buttons stay mounted, because one of them may be preparing a file. */}
      <Stack
        id={id}
        direction="row"
        sx={{ display: isOpen ? 'flex' : 'none', flex: '1 1 100%', flexWrap: 'wrap', gap: 1 }}
      >
        {children}
      </Stack>
    </>
  );
}
