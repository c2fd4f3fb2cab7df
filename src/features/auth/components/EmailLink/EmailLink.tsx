import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { toAppError } from '@/api/appError';
import { usePendingSend } from '@/components/form/FormDrafts';
import type { SendOutcome } from '@/components/form/sendOutcome';
import { useContractForm } from '@/components/form/useContractForm';
import { FormField } from '@/components/FormField/FormField';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { stateTexts } from '@/contract/messages/states';
import { emailLinkRequest, type EmailLinkRequest } from '@/contract/signInLink';
import { useEmailLinkMutation } from '../../signInLinkApi';

const empty: EmailLinkRequest = { login: '' };

export function EmailLink() {
  const [ask] = useEmailLinkMutation();
  const [sent, setSent] = useState('');

  async function send(body: EmailLinkRequest): Promise<SendOutcome> {
    setSent('');
    const { data, error } = await ask(body);
    if (data) {
      setSent(data.detail);
      return { kind: 'sent' };
    }
    const failure = toAppError(error);
    const said = failure.kind === 'rejected' ? failure.detail : null;
    return { kind: 'failed', fieldErrors: { login: said ?? stateTexts.unavailable } };
  }

  const { field, formProps, busy } = useContractForm({
    schema: emailLinkRequest,
    empty,
    draft: usePendingSend('email link'),
    send,
  });

  return (
    <Stack component="form" spacing={2} sx={{ mt: 2 }} {...formProps}>
      <FormField
        {...field('login')}
        label="Login or email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <SubmitButton text="Email me a link" busyText="Sending..." busy={busy} />
      <Typography role="status">{sent}</Typography>
    </Stack>
  );
}
