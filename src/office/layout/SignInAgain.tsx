import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, TextInput, useGetIdentity } from 'react-admin';
import { useDispatch, useSelector } from 'react-redux';
import { toAppError } from '@/api/appError';
import { stateTexts } from '@/contract/messages/states';
import { selectSessionStatus } from '@/features/auth/authSlice';
import { useLoginMutation } from '@/features/auth/session/login';
import { loggedIn } from '@/events/session';
import { FormDialog } from '../form/FormDialog';
import { PasswordInput } from '../form/PasswordInput';
import { loginPath } from '../session';

/** A dialog that asks for the password when the session has ended. The page below keeps its unsaved input. */
export function SignInAgain() {
  const status = useSelector(selectSessionStatus);
  const { data: person } = useGetIdentity();
  const hasEnded = status === 'anonymous' || status === 'expired';
  return hasEnded && person?.fullName ? <SignInDialog username={person.fullName} /> : null;
}

function toSignInError(thrown: unknown): HttpError {
  const error = toAppError(thrown);
  if (error.kind === 'unavailable') return new HttpError(stateTexts.unavailable, 0);
  if (error.kind !== 'rejected') return new HttpError('No connection. Please try again.', 0);
  const [first] = Object.values(error.fields);
  const message = error.detail ?? first?.join(' ') ?? 'The server rejected this. Please try again.';
  return new HttpError(message, error.status);
}

function SignInDialog({ username }: { username: string }) {
  const queryClient = useQueryClient();
  const dispatch = useDispatch();
  const [login] = useLoginMutation();

  async function signIn({ password }: { password: string }) {
    const { data, error } = await login({ username, password });
    if (!data) throw toSignInError(error);
    const { access, refresh, user } = data;
    dispatch(loggedIn({ accessToken: access, refreshToken: refresh, user }));
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }

  return (
    <FormDialog
      title="Your session has ended"
      submitText="Sign in"
      initial={{ username, password: '' }}
      send={signIn}
    >
      <DialogContentText>
        Sign in to continue. What you typed is still on the page.
      </DialogContentText>
      <TextInput source="username" label="Login" autoComplete="username" readOnly />
      <PasswordInput
        source="password"
        label="Password"
        isRequired
        autoComplete="current-password"
      />
      <Link href={loginPath(window.location)}>Sign in as someone else</Link>
    </FormDialog>
  );
}
