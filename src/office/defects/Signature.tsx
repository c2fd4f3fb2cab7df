import Typography from '@mui/material/Typography';
import { useSigner } from './useSigner';

/** Says in a dialog who signs. It is the signed-in account, and nobody can enter another name. */
export function Signature() {
  const { username, name } = useSigner();
  return (
    <Typography>
      {name === undefined ? 'Signed with' : `Signed by ${name}, with`} your account {username}.
    </Typography>
  );
}
