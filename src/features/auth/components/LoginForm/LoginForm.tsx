import { styled } from '@mui/material/styles';
import { CheckboxField } from '../../../../components/CheckboxField/CheckboxField';
import { FormField } from '../../../../components/FormField/FormField';
import { focusField, textOf } from '../../../../components/formText';
import { PasswordField } from '../../../../components/PasswordField/PasswordField';
import { SubmitButton } from '../../../../components/SubmitButton/SubmitButton';
import { useLogin } from '../../useLogin';

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const Options = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
}));

interface LoginFormProps {
  /** What stands beside 'Remember me': the link to the support panel. */
  aside: React.ReactNode;
}

/**
 * Login, password and 'Enter' (specification 2). The fields are the browser's own, so that what a password manager
 * filled in early is sent too. 'Remember me' is not persisted: the specification wants it so.
 */
export function LoginForm({ aside }: LoginFormProps) {
  const { login, isBusy, errors, clearError } = useLogin();

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = await login({
      username: textOf(form, 'username'),
      password: textOf(form, 'password'),
    });
    const first = found.username ? 'username' : found.password ? 'password' : null;
    if (first) focusField(form, first);
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <FormField
        name="username"
        label="Login"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errors.username}
        onChange={() => clearError('username')}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        error={errors.password}
        onChange={() => clearError('password')}
      />
      <Options>
        <CheckboxField label="Remember me" name="remember" />
        {aside}
      </Options>
      <SubmitButton text="Enter" busyText="Logging in..." busy={isBusy} />
    </Form>
  );
}
