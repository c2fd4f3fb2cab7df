import { useId } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { validation } from '@/contract/messages/validation';
import { FieldError } from './FieldError';

type NativeProps = Omit<React.ComponentProps<'input'>, 'required' | 'rows' | 'maxLength'>;

export interface FormFieldProps extends NativeProps {
  label: string;
  error?: string | undefined;
  /** Always visible. */
  helper?: string | undefined;
  /** An error replaces this hint. */
  hint?: string | undefined;
  /** A valid text that one press enters in place of the rejected one. */
  correction?: { text: string; onUse: () => void } | undefined;
  /** Marks the field as required. The browser does not validate it, because the form's schema does. */
  required?: boolean | undefined;
  /** In characters. A longer text stays in the field with an error. */
  maxLength?: number | undefined;
  /** The height of a text area in lines. If absent, the field has a single line. */
  rows?: number;
  endAdornment?: React.ReactNode;
}

function lengthError(label: string, value: FormFieldProps['value'], maxLength: number | undefined) {
  const isTooLong =
    maxLength !== undefined && typeof value === 'string' && value.trim().length > maxLength;
  return isTooLong ? validation.atMost(label, maxLength) : undefined;
}

interface NotesProps extends Pick<FormFieldProps, 'helper' | 'error' | 'correction'> {
  helperId: string;
  errorId: string;
}

function Notes({ helper, helperId, error, errorId, correction }: NotesProps) {
  return (
    <>
      {helper ? (
        <FormHelperText id={helperId} error={false}>
          {helper}
        </FormHelperText>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {error && correction ? (
        <Button variant="text" onClick={correction.onUse} sx={{ alignSelf: 'flex-start' }}>
          {`Use ${correction.text}`}
        </Button>
      ) : null}
    </>
  );
}

/**
 * A labeled field. Takes the props of a native `input`. MUI's TextField is not used: its label covers text typed before
 * hydration, and it imports Select and Menu (19 KB brotli).
 */
export function FormField(props: FormFieldProps) {
  const {
    id,
    label,
    error: rejection,
    helper: always,
    hint,
    correction,
    required,
    rows,
    maxLength,
    endAdornment,
    ...input
  } = props;
  const error = rejection ?? lengthError(label, input.value, maxLength);
  const helper = always ?? (error ? undefined : hint);
  const ownId = useId();
  const fieldId = id ?? ownId;
  const helperId = `${fieldId}-helper`;
  const errorId = `${fieldId}-error`;
  const described = [error && errorId, helper && helperId, input['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  const area = rows === undefined ? {} : { rows, type: undefined };
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel htmlFor={fieldId} data-required={required || undefined}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={fieldId}
        inputComponent={rows === undefined ? 'input' : 'textarea'}
        endAdornment={endAdornment}
        slotProps={{
          input: {
            ...input,
            ...area,
            'aria-describedby': described || undefined,
            'aria-required': required || undefined,
          },
        }}
      />
      <Notes
        helper={helper}
        helperId={helperId}
        error={error}
        errorId={errorId}
        correction={correction}
      />
    </FormControl>
  );
}
