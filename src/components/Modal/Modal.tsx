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
  /** Called on Close, the backdrop, Escape and Back. */
  onClose: () => void;
  /** The maximum width on a wide screen. */
  size?: 'small' | 'medium' | 'large';
  className?: string;
  children: React.ReactNode;
}

const widths = { small: 'xs', medium: 'sm', large: 'lg' } as const;

/**
 * Handles Escape while no element has the focus, which MUI ignores. A disabled button loses the focus, for example
 * while a form is sent, and MUI restores it only every 50 ms.
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

/** A dialog with a title and a Close button. */
export function Modal(props: ModalProps) {
  const { open, title, onClose, size = 'medium', className, children } = props;
  const titleId = useId();
  useEscapeWithoutFocus(open, onClose);
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={widths[size]}
      className={className}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          // The button wraps below a title whose longest word fills the line.
          flexWrap: 'wrap',
          columnGap: 2,
          padding: (theme) => theme.spacing(2, 1.5, 1, 3),
        }}
      >
        {/* A long title wraps to leave space for the button. */}
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
