import { Suspense, useState } from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/Print';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useSharedOrigin } from '@/api/useSharedOrigin';
import { lazyWithRetry } from '@/components/lazy/lazyWithRetry';
import type { NamedLink } from '@/contract/office/people';
import { signInAddress } from '@/contract/signInLink';
import { timestampText } from '../carrierTime';
import { OnlyHere } from '../network/OnlyHere';

const QrCode = lazyWithRetry(async () => (await import('@/components/QrCode/QrCode')).QrCode);

/** Prints only this dialog. */
const printed = {
  '@media print': {
    'body > :not(.sign-in-sheet), .sign-in-sheet > .MuiBackdrop-root': {
      display: 'none !important',
    },
    '.sign-in-sheet, .sign-in-sheet *': { position: 'static !important', overflow: 'visible' },
    '.sign-in-sheet .MuiDialog-paper': {
      border: 0,
      color: '#000',
      background: '#fff',
      maxHeight: 'none',
    },
    '.sign-in-sheet svg': { width: '2in', height: '2in' },
  },
} as const;

const codeSize = 160;

function SignInLinkItem({ username, full_name: name, link }: NamedLink) {
  const { origin, isOnlyHere } = useSharedOrigin();
  const address = signInAddress(origin, link.token);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 1.5, breakInside: 'avoid' }}
    >
      {isOnlyHere ? null : (
        <Suspense fallback={<Box sx={{ width: codeSize + 16, height: codeSize + 16 }} />}>
          <QrCode text={address} label={`QR code of ${username}’s sign-in link`} size={codeSize} />
        </Suspense>
      )}
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name || username}</Typography>
        <Typography>Login: {username}</Typography>
        <Typography variant="body2">Works once, until {timestampText(link.expires_at)}</Typography>
        <Typography variant="body2" data-testid="sign-in-link" sx={{ fontFamily: 'monospace' }}>
          {address}
        </Typography>
      </Box>
    </Box>
  );
}

/** The text to copy: the link alone, or a line with name and link for each person. */
function signInLinksText(links: readonly NamedLink[], origin: string): string {
  const [only] = links;
  if (links.length === 1 && only) return signInAddress(origin, only.link.token);
  return links
    .map(({ full_name: name, username, link }) =>
      [name || username, signInAddress(origin, link.token)].join('\t'),
    )
    .join('\n');
}

interface SignInLinksProps {
  links: readonly NamedLink[];
  onClose: () => void;
}

/** Shows new sign-in links. They are never shown again, because the server does not store them as plain text. */
export function SignInLinks({ links, onClose }: SignInLinksProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | 'rejected'>('no');
  const [first] = links;
  const { origin, isOnlyHere } = useSharedOrigin();
  const copy = async () => {
    try {
      // `navigator.clipboard` is missing in an insecure context.
      await navigator.clipboard.writeText(signInLinksText(links, origin));
      setCopied('yes');
    } catch {
      setCopied('rejected');
    }
  };
  return (
    // A press outside must not close the dialog, because the links would be lost.
    <Dialog open aria-labelledby="sign-in-links-title" className="sign-in-sheet">
      <GlobalStyles styles={printed} />
      <DialogTitle id="sign-in-links-title">
        {links.length === 1
          ? `Sign-in link for ${first?.username}`
          : `Sign-in links for ${links.length} people`}
      </DialogTitle>
      {/* Focusable so that the keyboard can scroll it, because nothing inside takes the focus. */}
      <DialogContent
        role="group"
        aria-label="Links"
        tabIndex={0}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
      >
        <Alert severity="warning" className="no-print" sx={{ mt: 1 }}>
          Shown only once.{' '}
          {isOnlyHere ? '' : 'Let them scan the code, print it, or send the link. '}
          They choose their own password with it.
        </Alert>
        {isOnlyHere ? <OnlyHere /> : null}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {links.map((one) => (
            <SignInLinkItem key={one.id} {...one} />
          ))}
        </Box>
        {copied === 'rejected' ? (
          <Typography role="alert">
            The browser did not allow copying. Select the text and copy it.
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions className="no-print" sx={{ flexWrap: 'wrap', rowGap: 1, px: 3, pb: 3 }}>
        {isOnlyHere ? null : (
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Print
          </Button>
        )}
        <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
