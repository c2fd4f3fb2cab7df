import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSharedOrigin } from '@/api/useSharedOrigin';
import { QrCode } from '@/components/QrCode/QrCode';
import { routes } from '@/contract/routes';
import { OnlyHere } from '../network/OnlyHere';

/** The code of the sign-in page, or how to reach the server if only this computer can. */
export function SignInCode() {
  const { origin, isOnlyHere } = useSharedOrigin();
  const address = `${origin}${routes.login}`;
  if (isOnlyHere) return <OnlyHere address={address} />;
  return (
    <Box component="figure" sx={{ m: 0, display: 'flex', gap: 2, alignItems: 'center' }}>
      <QrCode text={address} label="QR code of the sign-in page" size={120} />
      <Typography component="figcaption" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        A driver scans it with the phone's camera. It opens {address}, and holds no password.
      </Typography>
    </Box>
  );
}
