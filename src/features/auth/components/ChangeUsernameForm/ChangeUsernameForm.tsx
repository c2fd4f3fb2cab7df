import { useDispatch, useSelector } from 'react-redux';
import { toAppError } from '@/api/appError';
import { selectUsername } from '../../authSlice';
import { useFormDraft } from '@/components/form/FormDrafts';
import type { SendOutcome } from '@/components/form/sendOutcome';
import { useContractForm } from '@/components/form/useContractForm';
import { FormField } from '@/components/FormField/FormField';
import { changeUsernameForm, type ChangeUsernameRequest } from '@/contract/accountChanges';
import { toastTexts } from '@/contract/messages/toasts';
import { toastRequested } from '@/events/toasts';
import { useChangeUsernameMutation } from '../../accountApi';
import { toUsernameError } from '../../accountErrors';
import { AccountForm } from '../AccountForm/AccountForm';

const empty: ChangeUsernameRequest = { new_username: '' };

interface ChangeUsernameFormProps {
  onDone: () => void;
}

/** A username must contain more than spaces. The server checks all other rules. */
export function ChangeUsernameForm({ onDone }: ChangeUsernameFormProps) {
  const dispatch = useDispatch();
  const username = useSelector(selectUsername);
  const [change] = useChangeUsernameMutation();
  // The key contains the username, because drivers may share a phone.
  const draft = useFormDraft(`change username of ${username}`);

  async function send(request: ChangeUsernameRequest): Promise<SendOutcome> {
    const { error } = await change(request);
    if (error) {
      return { kind: 'failed', fieldErrors: { new_username: toUsernameError(toAppError(error)) } };
    }
    dispatch(toastRequested({ type: 'success', text: toastTexts.usernameChanged }));
    onDone();
    return { kind: 'sent' };
  }

  const { field, formProps, busy } = useContractForm({
    schema: changeUsernameForm,
    empty,
    draft,
    send,
  });

  function cancel() {
    draft.keep(empty);
    onDone();
  }

  return (
    <AccountForm formProps={formProps} busy={busy} onCancel={cancel}>
      <FormField
        {...field('new_username')}
        label="New Username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        helper={username ? `Your username is ${username}` : undefined}
      />
    </AccountForm>
  );
}
