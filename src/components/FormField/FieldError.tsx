import FormHelperText from '@mui/material/FormHelperText';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';

interface FieldErrorProps {
  id?: string;
  children: string;
}

/** What is wrong, in red with a sign and read out at once: under a field, or for a form as a whole. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <FormHelperText error id={id} role="alert">
      <WarningAmberOutlinedIcon fontSize="inherit" />
      <span>{children}</span>
    </FormHelperText>
  );
}
