import { useState } from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/Print';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { SignInCode } from '../setup/SignInCode';

/** On paper, only the name, the password and the code, to hand to the person. */
const printed = {
  '@media print': {
    'body > :not(.sign-in-sheet), .sign-in-sheet > .MuiBackdrop-root': {
      display: 'none !important',
    },
    '.sign-in-sheet .MuiDialog-paper': { border: 0, color: '#000', background: '#fff' },
    '.sign-in-sheet svg': { width: '2in', height: '2in' },
  },
} as const;

interface FirstPasswordProps {
  username: string;
  password: string;
  onClose: () => void;
}

/**
 * The password of a new or reset account, shown only once, because the server does not store it as
 * plain text.
 */
export function FirstPassword({ username, password, onClose }: FirstPasswordProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | 'rejected'>('no');
  const copy = async () => {
    try {
      // Missing in an insecure context.
      await navigator.clipboard.writeText(password);
      setCopied('yes');
    } catch {
      setCopied('rejected');
    }
  };
  return (
    // Only its button closes it, because a press outside would lose the password.
    <Dialog open aria-labelledby="first-password-title" className="sign-in-sheet">
      <GlobalStyles styles={printed} />
      <DialogTitle id="first-password-title">Password for {username}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography
          data-testid="first-password"
          sx={{ fontFamily: 'monospace', fontSize: '1.25rem', overflowWrap: 'anywhere' }}
        >
          {password}
        </Typography>
        <Alert severity="warning" className="no-print">
          Write it down or send it now. It is shown only once. The first sign-in, within seven days,
          asks for a password of their own.
        </Alert>
        <SignInCode />
        {copied === 'rejected' ? (
          <Typography role="alert">
            The browser did not allow copying. Select the text and copy it.
          </Typography>
        ) : null}
        <DialogActions className="no-print" sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Print
          </Button>
          <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
            {copied === 'yes' ? 'Copied' : 'Copy'}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
