import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useSignOut } from '../layout/account/useSignOut';

interface SignOutQuestionProps {
  /** A sentence about what happens to the unsent data. */
  text: string;
  onDone: () => void;
}

/** Asks for confirmation when drivers sign out with an unsent report. */
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
