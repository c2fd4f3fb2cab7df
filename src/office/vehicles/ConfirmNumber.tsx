import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

/**
 * Confirms a number that another vehicle had. It appears once the server has warned about the number, and contains the
 * confirmed number, so another number is checked again.
 */
export function ConfirmNumber({ number, label }: { number: string; label: string }) {
  const { field, fieldState, id } = useInput({ source: 'confirmed_number', defaultValue: '' });
  const warning = fieldState.error?.message;
  const isConfirmed = field.value === number && number !== '';
  if (warning === undefined && !isConfirmed) return null;
  return (
    <FormControl error={warning !== undefined}>
      {warning === undefined ? null : <FormHelperText id={id}>{warning}</FormHelperText>}
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={isConfirmed}
            onChange={(_event, isChecked) => field.onChange(isChecked ? number : '')}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
    </FormControl>
  );
}

/** `ConfirmNumber` for the number in the form. */
export function ConfirmEnteredNumber() {
  const number: unknown = useWatch({ name: 'number' });
  return (
    <ConfirmNumber number={typeof number === 'string' ? number : ''} label="Use this number" />
  );
}
