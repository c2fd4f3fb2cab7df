import { createContext, useContext, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

/** Whether the records are fictitious. */
export const DemonstrationContext = createContext(false);

export function DemonstrationBanner() {
  const isDemonstration = useContext(DemonstrationContext);
  const [isOpen, setOpen] = useState(false);
  if (!isDemonstration) return null;
  return (
    <>
      <Alert
        className="no-print"
        severity="info"
        action={
          <Button variant="text" size="small" onClick={() => setOpen(true)}>
            Start your own
          </Button>
        }
        sx={{
          mb: 2,
          py: 0,
          pr: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
          '&& .MuiAlert-message': { typography: 'body2' },
          // Keeps the banner on one line.
          '&&:has(.MuiAlert-action > .MuiButton-root)': { flexWrap: 'nowrap' },
          '&& .MuiAlert-action': { flex: 'none', p: 0 },
          '&& .MuiAlert-icon': { alignSelf: 'center' },
        }}
      >
        Demonstration data
      </Alert>
      {isOpen ? <StartYourOwn onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const start = 'DATA_DIR=my-carrier SEED=blank npm start';
const addAdmin = 'DATA_DIR=my-carrier npm run people -- add NAME --role admin --email EMAIL';

/** Explains how to start with an empty data folder, because the office cannot remove the demonstration's data. */
function StartYourOwn({ onClose }: { onClose: () => void }) {
  const title = 'Start your own';
  return (
    <Dialog open onClose={onClose} aria-label={title}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Your own data gets its own folder. The demonstration stays as it is. Stop this server,
          then start it with:
        </DialogContentText>
        <Command text={start} />
        <DialogContentText>
          In another terminal, add yourself as an admin. The command prints your first password.
        </DialogContentText>
        <Command text={addAdmin} />
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function Command({ text }: { text: string }) {
  return (
    <Box
      component="pre"
      sx={{ my: 2, p: 1.5, bgcolor: 'action.hover', borderRadius: 1, whiteSpace: 'pre-wrap' }}
    >
      {text}
    </Box>
  );
}
