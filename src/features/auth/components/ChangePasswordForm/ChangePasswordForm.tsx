import { useDispatch, useSelector } from 'react-redux';
import { toAppError } from '@/api/appError';
import { selectUsername } from '../../authSlice';
import { usePendingSend } from '@/components/form/FormDrafts';
import type { SendOutcome } from '@/components/form/sendOutcome';
import { useContractForm } from '@/components/form/useContractForm';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { changePasswordRequest, type ChangePasswordRequest } from '@/contract/accountChanges';
import { toastTexts } from '@/contract/messages/toasts';
import { toastRequested } from '@/events/toasts';
import { useChangePasswordMutation } from '../../accountApi';
import { toPasswordErrors } from '../../accountErrors';
import { AccountForm } from '../AccountForm/AccountForm';

const empty: ChangePasswordRequest = { old_password: '', new_password: '' };

interface ChangePasswordFormProps {
  onDone: () => void;
}

/** The server validates the passwords. */
export function ChangePasswordForm({ onDone }: ChangePasswordFormProps) {
  const dispatch = useDispatch();
  const username = useSelector(selectUsername);
  const [change] = useChangePasswordMutation();

  async function send(passwords: ChangePasswordRequest): Promise<SendOutcome> {
    const { error } = await change(passwords);
    if (error) return { kind: 'failed', fieldErrors: toPasswordErrors(toAppError(error)) };
    dispatch(toastRequested({ type: 'success', text: toastTexts.passwordChanged }));
    onDone();
    return { kind: 'sent' };
  }

  const { field, formProps, busy } = useContractForm({
    schema: changePasswordRequest,
    empty,
    draft: usePendingSend(`change password of ${username}`),
    send,
  });

  return (
    <AccountForm formProps={formProps} busy={busy} onCancel={onDone}>
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordField
        {...field('old_password')}
        label="Old Password"
        autoComplete="current-password"
      />
      <PasswordField {...field('new_password')} label="New Password" autoComplete="new-password" />
    </AccountForm>
  );
}
