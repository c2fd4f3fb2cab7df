import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';

interface FieldErrorProps {
  id?: string;
  children: string;
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <FormHelperText error id={id} role="alert">
      <WarningAmberOutlinedIcon fontSize="inherit" />
      <span>{children}</span>
    </FormHelperText>
  );
}

interface FormErrorProps {
  error: string | undefined;
  /** Shown below the error, to say how to reach the carrier. */
  callUs?: React.ReactNode;
}

/** The error of a whole form. Renders nothing if there is none. */
export function FormError({ error, callUs }: FormErrorProps) {
  if (!error) return null;
  return (
    <div>
      <FieldError>{error}</FieldError>
      {callUs ? <Typography variant="body2">{callUs}</Typography> : null}
    </div>
  );
}
