import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextInput, useNotify, useRefresh } from 'react-admin';
import { leadPaths, leadRecord, type LeadNote, type LeadRecord } from '@/contract/office/leads';
import { FormDialog } from '../form/FormDialog';
import { useOfficeCalls } from '../useOfficeCalls';
import { timestampText } from '../carrierTime';
import { isErased } from './leadText';

function Note({ note }: { note: LeadNote }) {
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
      <Typography variant="body2" color="textSecondary">
        {note.author}, {timestampText(note.written_at)}
      </Typography>
    </Paper>
  );
}

export function LeadNotes({ lead }: { lead: LeadRecord }) {
  const [isOpen, setOpen] = useState(false);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();

  // Takes only the text, because react-admin's context adds the lead's fields to the form's values.
  async function send({ text }: { text: string }, formKey: string) {
    const options = { id: lead.id, body: { text }, response: leadRecord, formKey };
    await calls.act('leads', leadPaths.notes, options);
    notify('Noted.', { type: 'success' });
    refresh();
  }

  return (
    <section aria-label="Notes">
      <Typography variant="h3" component="h2" gutterBottom>
        Notes
      </Typography>
      {lead.written.length === 0 ? <Typography gutterBottom>None yet.</Typography> : null}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, mb: 2 }}>
        {lead.written.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </Stack>
      {isErased(lead) ? null : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Add note
        </Button>
      )}
      {isOpen ? (
        <FormDialog
          title="Add note"
          submitText="Add"
          initial={{ text: '' }}
          send={send}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="text"
            label="Note"
            isRequired
            multiline
            minRows={3}
            parse={(text: string) => text}
          />
        </FormDialog>
      ) : null}
    </section>
  );
}
