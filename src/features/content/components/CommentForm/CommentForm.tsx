import Stack from '@mui/material/Stack';
import { useDispatch } from 'react-redux';
import { toAppError } from '@/api/appError';
import { dropFormKey, readFormKey } from '@/api/formKey';
import { useFormDraft } from '@/components/form/FormDrafts';
import type { SendOutcome } from '@/components/form/sendOutcome';
import { useContractForm } from '@/components/form/useContractForm';
import { FormError } from '@/components/FormField/FieldError';
import { FormField } from '@/components/FormField/FormField';
import { PrivacyNote } from '@/components/PrivacyNote/PrivacyNote';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { commentForm, type CommentForm as Values } from '@/contract/commentForm';
import { leadTexts } from '@/contract/messages/leads';
import { toastTexts } from '@/contract/messages/toasts';
import { toastRequested } from '@/events/toasts';
import { usePostCommentMutation } from '../../commentsApi';

const empty: Values = {
  first_name: '',
  last_name: '',
  description: '',
  company_name: '',
  position_user: '',
};

/** The key of the draft. */
const place = 'comment';

interface CommentFormProps {
  /** Called when the server has accepted the comment. */
  onDone: (confirmation: string) => void;
  callUs?: React.ReactNode;
}

export function CommentForm({ onDone, callUs }: CommentFormProps) {
  const dispatch = useDispatch();
  const [post] = usePostCommentMutation();

  async function send(form: Values): Promise<SendOutcome> {
    const response = await post({ form, formKey: readFormKey(place) });
    if (response.error) {
      dispatch(toastRequested({ type: 'error', text: toastTexts.commentFailed }));
      const error = toAppError(response.error);
      const fieldErrors = error.kind === 'rejected' ? error.fields : {};
      return { kind: 'failed', fieldErrors, formError: leadTexts.notSent };
    }
    dropFormKey(place);
    const { commentSent: text, commentFailed: outdates } = toastTexts;
    dispatch(toastRequested({ type: 'success', text, outdates }));
    onDone(response.data.is_active ? leadTexts.commentShown : leadTexts.commentWaits);
    return { kind: 'sent' };
  }

  const { field, formProps, busy, formError } = useContractForm({
    schema: commentForm,
    empty,
    draft: useFormDraft(place),
    send,
  });
  const shared = { required: true, disabled: busy };
  return (
    <Stack component="form" {...formProps} sx={{ gap: 2.5 }}>
      <FormField
        label="First Name"
        hint={leadTexts.nameHint}
        autoComplete="given-name"
        {...shared}
        {...field('first_name')}
      />
      <FormField
        label="Last Name"
        hint={leadTexts.nameHint}
        autoComplete="family-name"
        {...shared}
        {...field('last_name')}
      />
      <FormField
        label="Company Name"
        autoComplete="organization"
        {...shared}
        {...field('company_name')}
      />
      <FormField
        label="Position User"
        autoComplete="organization-title"
        {...shared}
        {...field('position_user')}
      />
      <FormField label="Description" rows={4} {...shared} {...field('description')} />
      <FormError error={formError} callUs={callUs} />
      <SubmitButton
        text="Submit"
        busyText="Sending..."
        busy={busy}
        sx={{ alignSelf: 'flex-start' }}
      />
      <PrivacyNote />
    </Stack>
  );
}
