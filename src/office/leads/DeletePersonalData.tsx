import { useState } from 'react';
import Button from '@mui/material/Button';
import { useNotify, useRefresh } from 'react-admin';
import { leadPaths, leadRecord, type Lead } from '@/contract/office/leads';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { useOfficeCalls } from '../useOfficeCalls';
import { isErased } from './leadText';

export function DeletePersonalData({ lead }: { lead: Lead }) {
  const [isConfirming, setConfirming] = useState(false);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  if (isErased(lead)) return null;

  async function send() {
    const body = { version: lead.version };
    const options = { id: lead.id, body, response: leadRecord };
    await calls.act('leads', leadPaths.deletePersonalData, options);
    notify('Deleted.', { type: 'success' });
    refresh();
  }

  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
        Delete personal data
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title="Delete personal data"
          submitText="Delete"
          isDangerous
          text="What the visitor wrote and all notes will be deleted forever. The lead is still counted, with its status."
          send={send}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </div>
  );
}
