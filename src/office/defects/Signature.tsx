import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useInput, ValidationError } from 'react-admin';
import { consentText, consentVersion } from '@/contract/signingConsent';
import { useSigner } from './useSigner';

const isGiven = (value: unknown) =>
  value === consentVersion ? undefined : 'Agree to sign electronically';

/** The checkbox for consent to sign electronically. Its form value is the version of the text, or null. */
function Consent() {
  const { field, fieldState } = useInput<number | null>({ source: 'consent', validate: isGiven });
  const { message } = fieldState.error ?? {};
  return (
    <FormControl error={fieldState.invalid}>
      <FormControlLabel
        label={consentText}
        control={
          <Checkbox
            checked={field.value === consentVersion}
            onChange={(_event, isChecked) => field.onChange(isChecked ? consentVersion : null)}
            slotProps={{ input: { ref: field.ref, onBlur: field.onBlur } }}
          />
        }
      />
      {message === undefined ? null : (
        <FormHelperText role="alert">
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Says who signs, and asks for consent to sign electronically if the account has not given it. */
export function Signature() {
  const { username, name, hasConsented } = useSigner();
  return (
    <>
      <Typography>
        {name === undefined ? 'Signed with' : `Signed by ${name}, with`} your account {username}.
      </Typography>
      {hasConsented ? null : <Consent />}
    </>
  );
}
