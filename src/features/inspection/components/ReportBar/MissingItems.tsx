import Snackbar from '@mui/material/Snackbar';

interface MissingItemsProps {
  /** Null when there is nothing to say. */
  text: string | null;
  onClose: () => void;
}

/** Above the bar, for as long as it takes to read or until the next press. */
const place = { bottom: { xs: 'calc(112px + env(safe-area-inset-bottom))', md: 24 } };

/** What is missing of the report, said when the driver wants to submit it. */
export function MissingItems({ text, onClose }: MissingItemsProps) {
  return (
    <Snackbar
      key={text}
      open={text !== null}
      message={text}
      autoHideDuration={8000}
      onClose={onClose}
      sx={place}
    />
  );
}
