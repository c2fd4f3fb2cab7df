import Stack from '@mui/material/Stack';
import { useDispatch } from 'react-redux';
import { toAppError } from '@/api/appError';
import { useFormDraft } from '@/components/form/FormDrafts';
import type { SendOutcome } from '@/components/form/sendOutcome';
import { useContractForm } from '@/components/form/useContractForm';
import { FormField } from '@/components/FormField/FormField';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { commentForm } from '@/contract/commentForm';
import type { CommentForm as Values } from '@/contract/commentForm';
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

interface CommentFormProps {
  /** The comment was accepted. */
  onDone: () => void;
}

/** The form behind 'Leave a comment'. */
export function CommentForm({ onDone }: CommentFormProps) {
  const dispatch = useDispatch();
  const [post] = usePostCommentMutation();

  async function send(comment: Values): Promise<SendOutcome> {
    const response = await post(comment);
    if (response.error) {
      dispatch(toastRequested({ type: 'error', text: toastTexts.commentFailed }));
      const error = toAppError(response.error);
      return { kind: 'failed', fieldErrors: error.kind === 'rejected' ? error.fields : {} };
    }
    dispatch(toastRequested({ type: 'success', text: toastTexts.commentSent }));
    onDone();
    return { kind: 'sent' };
  }

  const { field, formProps, busy } = useContractForm({
    schema: commentForm,
    empty,
    draft: useFormDraft('comment'),
    send,
  });
  const shared = { required: true, disabled: busy };
  return (
    <Stack component="form" {...formProps} sx={{ gap: 2.5 }}>
      <FormField
        label="First Name"
        autoComplete="given-name"
        {...shared}
        {...field('first_name')}
      />
      <FormField label="Last Name" autoComplete="family-name" {...shared} {...field('last_name')} />
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
      <SubmitButton
        text="Submit"
        busyText="Sending..."
        busy={busy}
        sx={{ alignSelf: 'flex-start' }}
      />
    </Stack>
  );
}
