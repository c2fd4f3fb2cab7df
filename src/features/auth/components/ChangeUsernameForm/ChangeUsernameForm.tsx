import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { toAppError } from '../../../../api/appError';
import { FormField } from '../../../../components/FormField/FormField';
import { focusField, textOf } from '../../../../components/formText';
import { changeUsernameRequest } from '../../../../contract/account';
import { toastTexts } from '../../../../contract/messages';
import { usernameChanged } from '../../../../events/session';
import { toastRequested } from '../../../../events/toasts';
import { useChangeUsernameMutation } from '../../accountApi';
import { usernameErrorOf } from '../../accountErrors';
import { selectUsername } from '../../authSlice';
import { AccountForm } from '../AccountForm/AccountForm';
import { DialogButtons } from '../DialogButtons/DialogButtons';

interface ChangeUsernameFormProps {
  /** Saved or left. */
  onDone: () => void;
}

/** A new username: trimmed and not empty; all other rules are the server's (specification 5). */
export function ChangeUsernameForm({ onDone }: ChangeUsernameFormProps) {
  const dispatch = useDispatch();
  const username = useSelector(selectUsername);
  // By that key a dialog that was closed and opened again meets the change that is still under way.
  const [change, { isLoading }] = useChangeUsernameMutation({ fixedCacheKey: 'changeUsername' });
  const [error, setError] = useState<string>();

  function refuse(form: HTMLFormElement, text: string | undefined) {
    setError(text);
    focusField(form, 'new_username');
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const request = v.safeParse(changeUsernameRequest, {
      new_username: textOf(form, 'new_username'),
    });
    if (!request.success) return refuse(form, request.issues[0].message);
    const answer = await change(request.output);
    if (answer.error) return refuse(form, usernameErrorOf(toAppError(answer.error)));
    if (username !== null) {
      dispatch(usernameChanged({ from: username, to: request.output.new_username }));
    }
    dispatch(toastRequested({ type: 'success', text: toastTexts.usernameChanged }));
    onDone();
  }

  return (
    <AccountForm noValidate onSubmit={(event) => void submit(event)}>
      <FormField
        name="new_username"
        label="New Username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        helper={username ? `Your username is ${username}` : undefined}
        error={error}
        onChange={() => setError(undefined)}
      />
      <DialogButtons isBusy={isLoading} onCancel={onDone} />
    </AccountForm>
  );
}
