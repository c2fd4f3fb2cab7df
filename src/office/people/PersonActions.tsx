import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import {
  peoplePaths,
  person,
  personWithLink,
  type NamedLink,
  type Person,
} from '@/contract/office/people';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { useOfficeCalls } from '../useOfficeCalls';
import { SignInLinks } from './SignInLinks';
import { useConsent } from './useConsent';

type Action =
  | 'sign-in-link'
  | 'revoke-link'
  | 'withdraw-consent'
  | 'disable'
  | 'enable'
  | 'sign-out';

const labels: Record<Action, { button: string; question: string; done: string }> = {
  'sign-in-link': {
    button: 'New sign-in link',
    question:
      'They get a link with which they choose a new password. Their password and earlier links stop working, and they are signed out everywhere.',
    done: 'The link was made.',
  },
  'revoke-link': {
    button: 'Revoke link',
    question: 'Their sign-in link stops working. You can make another one.',
    done: 'The link no longer works.',
  },
  'withdraw-consent': {
    button: 'Withdraw consent',
    question:
      'Record that they no longer consent to sign electronically. What they signed stays signed. Before their next signature, they are asked again.',
    done: 'The withdrawal was recorded.',
  },
  disable: {
    button: 'Disable',
    question: 'They are signed out everywhere and cannot sign in until you enable them.',
    done: 'They can no longer sign in.',
  },
  enable: {
    button: 'Enable',
    question: 'They can sign in again.',
    done: 'They can sign in again.',
  },
  'sign-out': {
    button: 'Sign out everywhere',
    question:
      'They must sign in again on each of their phones and computers. Their sign-in link stops working.',
    done: 'They were signed out everywhere.',
  },
};

export function PersonActions() {
  const record = useRecordContext<Person>();
  const consent = useConsent(record);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  const [confirming, setConfirming] = useState<Action | null>(null);
  const [made, setMade] = useState<NamedLink | null>(null);
  if (!record) return null;

  async function act(action: Action, id: number) {
    const path = peoplePaths.action(action);
    if (action === 'sign-in-link') {
      setMade(await calls.act('people', path, { id, response: personWithLink }));
    } else {
      await calls.act('people', path, { id, response: person });
      notify(labels[action].done, { type: 'success' });
    }
    refresh();
  }

  const actions: Action[] = [
    ...(record.disabled ? [] : ['sign-in-link' as const]),
    ...(record.link_until === null ? [] : ['revoke-link' as const]),
    ...(consent ? ['withdraw-consent' as const] : []),
    'sign-out',
    record.disabled ? 'enable' : 'disable',
  ];
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1.5, p: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      {actions.map((action) => (
        <Button key={action} variant="outlined" onClick={() => setConfirming(action)}>
          {labels[action].button}
        </Button>
      ))}
      {confirming ? (
        <ConfirmDialog
          title={`${labels[confirming].button}: ${record.username}`}
          submitText={labels[confirming].button}
          isDangerous={confirming !== 'enable'}
          text={labels[confirming].question}
          send={() => act(confirming, record.id)}
          onClose={() => setConfirming(null)}
        />
      ) : null}
      {made ? <SignInLinks links={[made]} onClose={() => setMade(null)} /> : null}
    </Stack>
  );
}
