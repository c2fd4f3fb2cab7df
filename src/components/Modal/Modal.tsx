import { useEffect, useId } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { useBackCloses } from './useBackCloses';

interface ModalProps {
  open: boolean;
  title: string;
  /** Called by the Close button, the backdrop, Escape and Back. */
  onClose: () => void;
  /** Maximum width on a desktop. On a phone, the dialog is as wide as the screen. */
  size?: 'small' | 'medium' | 'large';
  children: React.ReactNode;
}

const widths = { small: 'xs', medium: 'sm', large: 'lg' } as const;

/**
 * Handles Escape while no element has the focus, because MUI does not. The focus is lost if a
 * focused button is disabled, for example while a form is being sent, and MUI restores it only
 * every 50 ms.
 */
function useEscapeWithoutFocus(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, onClose]);
}

/**
 * A dialog with a title and a Close button. It traps the focus, and returns it to the opener on
 * closing.
 */
export function Modal({ open, title, onClose, size = 'medium', children }: ModalProps) {
  const titleId = useId();
  useEscapeWithoutFocus(open, onClose);
  useBackCloses(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth={widths[size]}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          // The button wraps below the title only if a single word of the title leaves no space, as
          // with large text.
          flexWrap: 'wrap',
          columnGap: 2,
          padding: (theme) => theme.spacing(2, 1.5, 1, 3),
        }}
      >
        {/* On a phone, a long title wraps, so that the button stays next to it. */}
        <DialogTitle id={titleId} sx={{ flex: '1 1 0', minWidth: 'min-content' }}>
          {title}
        </DialogTitle>
        <Button
          variant="text"
          startIcon={<CloseIcon />}
          onClick={onClose}
          sx={{ marginLeft: 'auto', flexShrink: 0 }}
        >
          Close
        </Button>
      </Stack>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
