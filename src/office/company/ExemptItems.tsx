import FormHelperText from '@mui/material/FormHelperText';
import { useInput, ValidationError } from 'react-admin';
import * as v from 'valibot';
import { exemptibleItems, exemptItems } from '@/contract/holds';
import { ItemChoices } from '../notFitted/ItemChoices';

/** The items whose defects hold no vehicle of this company. */
export function ExemptItems() {
  const { field, fieldState } = useInput({ source: 'exempt_items' });
  const items: unknown = field.value;
  const { message } = fieldState.error ?? {};
  return (
    <div>
      <ItemChoices
        label="No defect of 49 CFR 396.11"
        items={exemptibleItems}
        value={v.is(exemptItems, items) ? items : []}
        onChange={field.onChange}
      />
      <FormHelperText error={message !== undefined}>
        {message === undefined ? (
          'A defect of any other item holds the vehicle until somebody decides. A checked item that needs repair holds it too.'
        ) : (
          <ValidationError error={message} />
        )}
      </FormHelperText>
    </div>
  );
}
