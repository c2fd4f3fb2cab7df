import { useRef, useState } from 'react';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useBackCloses } from '@/components/Modal/useBackCloses';
import { CategoryProgress } from './CategoryProgress';

/** A sheet with the categories' progress and the filters. */
export function CategoryDrawer() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  /** Sets the focus after the sheet closes. */
  const next = useRef<() => void>(() => undefined);
  useBackCloses(isOpen, () => setOpen(false));
  const open = () => {
    next.current = () => opener.current?.focus();
    setOpen(true);
  };
  const leaveFor = (go: () => void) => {
    next.current = go;
    setOpen(false);
  };
  return (
    <>
      <Button
        ref={opener}
        variant="outlined"
        aria-label="Categories"
        aria-haspopup="dialog"
        sx={{ display: { md: 'none' }, minWidth: 48 }}
        onClick={open}
      >
        <FormatListBulletedIcon fontSize="small" />
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        disableRestoreFocus
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Categories' },
          transition: { onExited: () => next.current() },
        }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h3" component="h2">
            Categories
          </Typography>
          <IconButton aria-label="Close" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <CategoryProgress onChosen={leaveFor} />
      </Drawer>
    </>
  );
}
