import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { stateTexts } from '@/contract/messages/states';
import { useSignInLinkQuery } from '../../signInLinkApi';
import { EndedLink } from './EndedLink';
import { PasswordForm } from './PasswordForm';

interface ChoosePasswordProps {
  token: string;
  onSignedIn: () => void;
}

/** Shows the password form if the sign-in link works, or else says why it does not. */
export function ChoosePassword({ token, onSignedIn }: ChoosePasswordProps) {
  const { data, isError, refetch } = useSignInLinkQuery(token, {
    // Another phone may have used the link since the last fetch.
    refetchOnMountOrArgChange: true,
  });
  if (data?.state === 'open') {
    return (
      <PasswordForm
        token={token}
        username={data.username}
        name={data.name}
        onSignedIn={onSignedIn}
        onEnded={() => void refetch()}
      />
    );
  }
  if (data) return <EndedLink state={data.state} at={data.at} phone={data.phone} />;
  if (isError) {
    return (
      <Alert
        severity="error"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {stateTexts.unavailable}
      </Alert>
    );
  }
  return (
    <Typography role="status" color="textSecondary">
      {stateTexts.loading}
    </Typography>
  );
}
