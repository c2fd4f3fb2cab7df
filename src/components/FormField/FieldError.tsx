import FormHelperText from '@mui/material/FormHelperText';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';

interface FieldErrorProps {
  id?: string;
  children: string;
}

/** An error message with an icon, announced at once. It belongs to a field or to a whole form. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <FormHelperText error id={id} role="alert">
      <WarningAmberOutlinedIcon fontSize="inherit" />
      <span>{children}</span>
    </FormHelperText>
  );
}
