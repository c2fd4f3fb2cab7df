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
  // The dialog fills a phone's screen.
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
  /** The id of the title element, which names the dialog. */
  titleId: string;
  /** The heading above the content. Null for a receipt, which has its own title and button. */
  heading: { title: string; isBack: boolean } | null;
  /** Called for a press on the button next to the heading, on the backdrop, or on Escape. */
  onLeave: () => void;
  onClosed: () => void;
  children: React.ReactNode;
}

/** A dialog for a receipt or a submitted report. It fills a phone's screen. */
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
      {/* The key makes each new view start at its top. */}
      <DialogContent key={heading?.title} sx={{ display: 'flex', flexDirection: 'column' }}>
        {children}
      </DialogContent>
    </Dialog>
  );
}
