import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { toAppError } from '@/api/appError';
import { useLoginMutation } from '../../session/login';
import { loggedIn } from '@/events/session';
import { useSettings } from '@/api/useSettings';
import { CheckboxField } from '@/components/CheckboxField/CheckboxField';
import { usePendingSend } from '@/components/form/FormDrafts';
import type { SendOutcome } from '@/components/form/sendOutcome';
import { useContractForm } from '@/components/form/useContractForm';
import { FormField } from '@/components/FormField/FormField';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import type { LoginRequest } from '@/contract/loginRequest';
import { toLoginErrors } from '../../loginErrors';
import { useSessionStatus } from '../../useSessionStatus';

/** Accepts any text, because the server checks the fields. */
const unchecked = v.object({
  username: v.string(),
  password: v.string(),
  new_password: v.string(),
});

const empty = { username: '', password: '', new_password: '' };

interface LoginFormProps {
  aside: React.ReactNode;
  takesFocus?: boolean;
}

/**
 * The login form. 'Remember me' can be checked, but is not stored. Linehaul's own backend may ask
 * for a new password at the first sign-in.
 */
export function LoginForm({ aside, takesFocus = false }: LoginFormProps) {
  const dispatch = useDispatch();
  const [login] = useLoginMutation();
  const settings = useSettings();
  const status = useSessionStatus();
  const [isFirst, setIsFirst] = useState(false);

  async function send({ new_password, ...credentials }: typeof empty): Promise<SendOutcome> {
    const body: LoginRequest = isFirst ? { ...credentials, new_password } : credentials;
    const { data, error } = await login(body);
    if (!data) {
      const fieldErrors = toLoginErrors(toAppError(error), {
        fleet: settings.fleet,
        hasEnded: status === 'expired',
      });
      if (fieldErrors.new_password) setIsFirst(true);
      return { kind: 'failed', fieldErrors };
    }
    const { access, refresh, user } = data;
    dispatch(loggedIn({ accessToken: access, refreshToken: refresh, user }));
    return { kind: 'sent' };
  }

  const { field, formProps, busy } = useContractForm({
    schema: unchecked,
    empty,
    draft: usePendingSend('login'),
    send,
  });

  return (
    <Stack component="form" spacing={2} {...formProps}>
      <FormField
        {...field('username')}
        label="Login"
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the driver opened the report, and signing in is the only next step
        autoFocus={takesFocus}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      {isFirst && (
        <PasswordField
          {...field('new_password')}
          label="New Password"
          autoComplete="new-password"
        />
      )}
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
        }}
      >
        <CheckboxField label="Remember me" name="remember" />
        {aside}
      </Stack>
      <SubmitButton text="Enter" busyText="Logging in..." busy={busy} />
      {settings.fleet ? (
        <Typography variant="body2" color="textSecondary">
          If a sign-in link led you here, it was cut off. Open it from the message again, or get a
          new one under “Forgot password?”.
        </Typography>
      ) : null}
    </Stack>
  );
}
