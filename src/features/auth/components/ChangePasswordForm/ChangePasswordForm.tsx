import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toAppError } from '../../../../api/appError';
import { focusField, textOf } from '../../../../components/formText';
import { PasswordField } from '../../../../components/PasswordField/PasswordField';
import { toastTexts } from '../../../../contract/messages';
import { toastRequested } from '../../../../events/toasts';
import { useChangePasswordMutation } from '../../accountApi';
import { passwordErrorsOf } from '../../accountErrors';
import type { PasswordErrors } from '../../accountErrors';
import { selectUsername } from '../../authSlice';
import { AccountForm } from '../AccountForm/AccountForm';
import { DialogButtons } from '../DialogButtons/DialogButtons';

interface ChangePasswordFormProps {
  /** Saved or left. */
  onDone: () => void;
}

/** Old and new password; the rules are the server's and show under the fields (specification 5). */
export function ChangePasswordForm({ onDone }: ChangePasswordFormProps) {
  const dispatch = useDispatch();
  const username = useSelector(selectUsername);
  // By that key a dialog that was closed and opened again meets the change that is still under way.
  const [change, { isLoading }] = useChangePasswordMutation({ fixedCacheKey: 'changePassword' });
  const [errors, setErrors] = useState<PasswordErrors>({});
  const clear = (field: keyof PasswordErrors) =>
    setErrors((before) => ({ ...before, [field]: undefined }));

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await change({
      old_password: textOf(form, 'old_password'),
      new_password: textOf(form, 'new_password'),
    });
    if (answer.error) {
      const found = passwordErrorsOf(toAppError(answer.error));
      setErrors(found);
      return focusField(form, found.old_password ? 'old_password' : 'new_password');
    }
    dispatch(toastRequested({ type: 'success', text: toastTexts.passwordChanged }));
    onDone();
  }

  return (
    <AccountForm noValidate onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager whose password changes. */}
      <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordField
        name="old_password"
        label="Old Password"
        autoComplete="current-password"
        error={errors.old_password}
        onChange={() => clear('old_password')}
      />
      <PasswordField
        name="new_password"
        label="New Password"
        autoComplete="new-password"
        error={errors.new_password}
        onChange={() => clear('new_password')}
      />
      <DialogButtons isBusy={isLoading} onCancel={onDone} />
    </AccountForm>
  );
}
