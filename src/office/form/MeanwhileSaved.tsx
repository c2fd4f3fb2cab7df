import Alert from '@mui/material/Alert';

interface MeanwhileSavedProps {
  /** Says who saved. */
  message: string;
  /** The fields that the save changed. */
  changed: readonly string[];
  /** Says what the user can do now. */
  children: React.ReactNode;
}

/** Says who saved a form's record while the form was open, and which fields that save changed. */
export function MeanwhileSaved({ message, changed, children }: MeanwhileSavedProps) {
  return (
    <Alert severity="warning" role="alert">
      {message}
      {changed.length > 0 ? ` Changed: ${changed.join('; ')}.` : null} {children}
    </Alert>
  );
}
