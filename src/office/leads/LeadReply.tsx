import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { TextInput, useNotify, useRefresh } from 'react-admin';
import { leadPaths, leadRecord, replySender, type Lead } from '@/contract/office/leads';
import { FormDialog } from '../form/FormDialog';
import { useOfficeCalls } from '../useOfficeCalls';

function replySubjectText({ quote }: Lead): string {
  if (!quote) return 'Your application';
  return `Your quote request: ${quote.pickup_location} to ${quote.delivery_location}`;
}

/** The 'Reply' button, which sends an email from the server. Renders nothing if that is impossible. */
export function LeadReply({ lead }: { lead: Lead }) {
  const [isOpen, setOpen] = useState(false);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data } = useQuery({
    queryKey: ['leads', 'reply-sender'],
    queryFn: () => calls.read(leadPaths.replySender, replySender),
  });
  const to = lead.application?.email ?? lead.quote?.business_email ?? '';
  const from = data?.from ?? null;
  if (to === '' || from === null) return null;

  async function send(values: { subject: string; text: string }) {
    const body = { version: lead.version, ...values };
    try {
      await calls.act('leads', leadPaths.reply, { id: lead.id, body, response: leadRecord });
      notify('Sent.', { type: 'success' });
    } finally {
      // Loads the lead's current version in case somebody else changed it.
      refresh();
    }
  }

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Reply</Button>
      {isOpen ? (
        <FormDialog
          title={`Reply to ${to}`}
          submitText="Send"
          initial={{ subject: replySubjectText(lead), text: '' }}
          send={send}
          onClose={() => setOpen(false)}
        >
          <Typography color="textSecondary">
            Sent from {from}. The visitor’s reply goes to {data?.reply_to}. Yours is kept as a note.
          </Typography>
          <TextInput source="subject" label="Subject" />
          <TextInput
            source="text"
            label="Reply"
            multiline
            minRows={6}
            parse={(text: string) => text}
          />
        </FormDialog>
      ) : null}
    </div>
  );
}
