import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { useBackCloses } from '@/components/Modal/useBackCloses';

const paper = (theme: Theme) => ({
  // On a phone, the dialog fills the screen.
  [theme.breakpoints.down('sm')]: { height: '100%', borderRadius: 0, borderTop: 0 },
});

const bar = {
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  padding: (theme: Theme) => theme.spacing(2, 1.5, 1, 3),
};

interface SentDialogProps {
  open: boolean;
  titleId: string;
  /** Null if the content has its own title. */
  heading: { title: string; isBack: boolean } | null;
  onLeave: () => void;
  onClosed: () => void;
  children: React.ReactNode;
}

/** A dialog for a receipt, a submitted report or a list of reports. */
export function SentDialog({
  open,
  titleId,
  heading,
  onLeave,
  onClosed,
  children,
}: SentDialogProps) {
  useBackCloses(open, onLeave);
  return (
    <Dialog
      open={open}
      onClose={onLeave}
      aria-labelledby={titleId}
      maxWidth="sm"
      slotProps={{
        paper: { sx: paper, className: heading ? '' : 'receipt-window' },
        transition: { onExited: onClosed },
      }}
    >
      {heading ? (
        <Stack direction="row" sx={bar}>
          <DialogTitle id={titleId}>{heading.title}</DialogTitle>
          <Button
            variant="text"
            startIcon={heading.isBack ? <ArrowBackIcon /> : <CloseIcon />}
            onClick={onLeave}
          >
            <span>{heading.isBack ? 'Back' : 'Close'}</span>
          </Button>
        </Stack>
      ) : null}
      {/* The key makes each view start at its top. */}
      <DialogContent key={heading?.title} sx={{ display: 'flex', flexDirection: 'column' }}>
        {children}
      </DialogContent>
    </Dialog>
  );
}
