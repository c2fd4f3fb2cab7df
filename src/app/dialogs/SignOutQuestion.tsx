import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useSignOut } from '../layout/useSignOut';

interface SignOutQuestionProps {
  /** What happens to what the driver has not sent. */
  text: string;
  onDone: () => void;
}

/** Asks drivers who sign out while their report is not sent. */
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
