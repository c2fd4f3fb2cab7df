import Snackbar from '@mui/material/Snackbar';

interface MissingItemsProps {
  /** Null when there is nothing to say. */
  text: string | null;
  /** How far from the window's bottom (px). */
  bottom: number;
  onClose: () => void;
}

/** What is missing of the report, above the bar, for as long as it takes to read or until the next press. */
export function MissingItems({ text, bottom, onClose }: MissingItemsProps) {
  return (
    <Snackbar
      key={text}
      open={text !== null}
      message={text}
      autoHideDuration={8000}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // Beside the button that leads up.
      sx={{ left: { xs: 72, sm: '50%' } }}
      style={{ bottom }}
    />
  );
}
