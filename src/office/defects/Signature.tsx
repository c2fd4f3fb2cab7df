import Typography from '@mui/material/Typography';
import { SigningConsent } from '@/components/SigningConsent/SigningConsent';
import { useSigner } from './useSigner';

/** Says who signs. Shows the line about consent to sign electronically while the account's is missing. */
export function Signature() {
  const { username, name, consent } = useSigner();
  return (
    <>
      <Typography>
        {name === undefined ? 'Signed with' : `Signed by ${name}, with`} your account {username}.
      </Typography>
      {consent === undefined ? null : <SigningConsent />}
    </>
  );
}
