import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { TextInput, useNotify, useRefresh } from 'react-admin';
import { leadPaths, leadRecord, replySender, type Lead } from '@/contract/office/leads';
import { parseCurrentRecord } from '../data/rejection';
import { FormDialog } from '../form/FormDialog';
import { useOfficeCalls } from '../useOfficeCalls';
import { isErased } from './leadText';

function replySubjectText({ quote }: Lead): string {
  if (!quote) return 'Your application';
  return `Your quote request: ${quote.pickup_location} to ${quote.delivery_location}`;
}

/** The 'Reply' button, which sends an email from the server. If that is impossible, says how to reply. */
export function LeadReply({ lead }: { lead: Lead }) {
  const calls = useOfficeCalls();
  const { data } = useQuery({
    queryKey: ['leads', 'reply-sender'],
    queryFn: () => calls.read(leadPaths.replySender, replySender),
  });
  const to = lead.application?.email ?? lead.quote?.business_email ?? '';
  if (!data || isErased(lead)) return null;
  const { from } = data;
  if (to !== '' && from !== null)
    return <ReplyByEmail lead={lead} to={to} from={from} replyTo={data.reply_to} />;
  return (
    <Alert severity="info">
      {to === ''
        ? 'The visitor left no email address. Call them, or note why not.'
        : 'This server sends no email. Press the email address above to write from your own mail program.'}
    </Alert>
  );
}

interface ReplyProps {
  lead: Lead;
  to: string;
  from: string;
  replyTo: string;
}

function ReplyByEmail({ lead, to, from, replyTo }: ReplyProps) {
  /** The version that the dialog was opened with, or after a conflict the current one. */
  const [version, setVersion] = useState<number | null>(null);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();

  async function send(values: { subject: string; text: string }, formKey: string) {
    const body = { version, ...values };
    try {
      await calls.act('leads', leadPaths.reply, {
        id: lead.id,
        body,
        response: leadRecord,
        formKey,
      });
      notify('Sent.', { type: 'success' });
    } catch (error) {
      setVersion(parseCurrentRecord(leadRecord, error)?.version ?? version);
      throw error;
    } finally {
      refresh();
    }
  }

  return (
    <div>
      <Button onClick={() => setVersion(lead.version)}>Reply</Button>
      {version === null ? null : (
        <FormDialog
          title={`Reply to ${to}`}
          submitText="Send"
          initial={{ subject: replySubjectText(lead), text: '' }}
          send={send}
          onClose={() => setVersion(null)}
        >
          <Typography color="textSecondary">
            Sent from {from}. The visitor’s reply goes to {replyTo}. Yours is kept as a note.
          </Typography>
          <TextInput source="subject" label="Subject" isRequired />
          <TextInput
            source="text"
            label="Reply"
            isRequired
            multiline
            minRows={6}
            parse={(text: string) => text}
          />
        </FormDialog>
      )}
    </div>
  );
}
