import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { toAppError } from '@/api/appError';
import { usePendingSend } from '@/components/form/FormDrafts';
import type { SendOutcome } from '@/components/form/sendOutcome';
import { useContractForm } from '@/components/form/useContractForm';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { stateTexts } from '@/contract/messages/states';
import { loggedIn } from '@/events/session';
import { selectUsername } from '../../authSlice';
import { useChoosePasswordMutation } from '../../signInLinkApi';

/** Accepts any password, because the server has the password rules. */
const unchecked = v.object({ new_password: v.string() });
const empty = { new_password: '' };

interface PasswordFormProps {
  token: string;
  username: string;
  /** The person's full name; '' if the office has entered none. */
  name: string;
  onSignedIn: () => void;
  onEnded: () => void;
}

export function PasswordForm({ token, username, name, onSignedIn, onEnded }: PasswordFormProps) {
  const dispatch = useDispatch();
  const [choose] = useChoosePasswordMutation();
  const signedIn = useSelector(selectUsername);

  async function send({ new_password }: typeof empty): Promise<SendOutcome> {
    const { data, error } = await choose({ token, new_password });
    if (data) {
      const { access, refresh, user } = data;
      dispatch(loggedIn({ accessToken: access, refreshToken: refresh, user }));
      onSignedIn();
      return { kind: 'sent' };
    }
    const failure = toAppError(error);
    if (failure.kind !== 'rejected') {
      return { kind: 'failed', fieldErrors: { new_password: stateTexts.unavailable } };
    }
    if (failure.fields['token']) onEnded();
    const message = failure.fields['new_password']?.join(' ') || failure.detail || '';
    return { kind: 'failed', fieldErrors: { new_password: message || undefined } };
  }

  const { field, formProps, busy } = useContractForm({
    schema: unchecked,
    empty,
    draft: usePendingSend('choose password'),
    send,
  });

  return (
    <Stack component="form" spacing={2} {...formProps}>
      <Typography>
        Hello {name || username}. Your login is{' '}
        <Typography component="strong" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {username}
        </Typography>
        .
      </Typography>
      {signedIn !== null && signedIn !== username ? (
        <Alert severity="info">
          {signedIn} is signed in here. Your password signs you in instead.
        </Alert>
      ) : null}
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field('new_password')}
        label="New Password"
        autoComplete="new-password"
        hint="Four unrelated words make a good one."
      />
      <SubmitButton text="Save and sign in" busyText="Saving..." busy={busy} />
    </Stack>
  );
}
