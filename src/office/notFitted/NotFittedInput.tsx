import { fittableOn } from '@/contract/notFitted';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useInput, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import * as v from 'valibot';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import type { Vehicle } from '@/contract/office/vehicles';
import { ItemChoices } from './ItemChoices';

const ownItems = v.array(v.picklist(checklistKeys));

/** The choice between the list for the vehicle's kind and its own list of items not fitted. */
export function NotFittedInput() {
  const vehicle = useRecordContext<Vehicle>();
  const { field, fieldState } = useInput({ source: 'not_fitted', defaultValue: null });
  const { error } = fieldState;
  const onChange = (items: readonly ChecklistKey[] | null): void => field.onChange(items);
  if (!vehicle) return null;
  const { kind } = vehicle;
  const value: unknown = field.value;
  const own = v.is(ownItems, value) ? value : null;
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      <FormControl error={error !== undefined}>
        <FormLabel>Items not fitted</FormLabel>
        <RadioGroup value={own === null ? 'kind' : 'own'} aria-label="Items not fitted">
          <FormControlLabel
            value="kind"
            control={<Radio onChange={() => onChange(null)} />}
            label={`As all ${kind}s`}
          />
          <FormControlLabel
            value="own"
            control={<Radio onChange={() => onChange(own ?? [])} />}
            label={`A list of this ${kind}`}
          />
        </RadioGroup>
        {error ? <FormHelperText>{error.message}</FormHelperText> : null}
      </FormControl>
      {own === null ? (
        <Link to="/not-fitted">Items that no {kind} has</Link>
      ) : (
        <ItemChoices
          label={`Items that this ${kind} does not have`}
          items={fittableOn(kind)}
          value={own}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}
