import Snackbar from '@mui/material/Snackbar';

interface MissingItemsProps {
  /** Null if there is nothing to say. */
  text: string | null;
  /** Distance from the window's bottom, in px. */
  bottom: number;
  onClose: () => void;
}

/** Shows the missing items above the bar, long enough to read or until the next press. */
export function MissingItems({ text, bottom, onClose }: MissingItemsProps) {
  return (
    <Snackbar
      key={text}
      open={text !== null}
      message={text}
      autoHideDuration={8000}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // Leaves space for the back-to-top button.
      sx={{ left: { xs: 72, sm: '50%' } }}
      style={{ bottom }}
    />
  );
}
