import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useSignOut } from '../layout/account/useSignOut';

interface SignOutQuestionProps {
  /** Says what happens to the unsent report. */
  text: string;
  onDone: () => void;
}

/** Asks a driver with an unsent report whether to sign out. */
export function SignOutQuestion({ text, onDone }: SignOutQuestionProps) {
  const signOut = useSignOut();
  return (
    <>
      <Typography>{text}</Typography>
      <DialogActions>
        <Button variant="outlined" onClick={onDone}>
          Stay
        </Button>
        <Button
          onClick={() => {
            onDone();
            signOut();
          }}
        >
          Sign out
        </Button>
      </DialogActions>
    </>
  );
}
