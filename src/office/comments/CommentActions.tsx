import { useState } from 'react';
import Button from '@mui/material/Button';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { commentPaths, commentsResponse, type OfficeComment } from '@/contract/office/comments';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { useReportedCall } from '../form/useReportedCall';
import { useOfficeCalls } from '../useOfficeCalls';

const done = { approve: 'On the site', hide: 'Off the site', delete: 'Deleted' } as const;

export function CommentActions() {
  const { selectedIds, onUnselectItems } = useListContext<OfficeComment>();
  const [isConfirming, setConfirming] = useState(false);
  const calls = useOfficeCalls();
  const { run } = useReportedCall();
  const notify = useNotify();
  const refresh = useRefresh();

  async function send(action: keyof typeof done) {
    const body = { ids: selectedIds.map(Number) };
    const path = commentPaths[action];
    await calls.act('comments', path, { id: null, body, response: commentsResponse });
    notify(`${done[action]}: ${selectedIds.length}.`, { type: 'success' });
    onUnselectItems();
    refresh();
  }

  return (
    <>
      <Button size="small" onClick={() => void run(() => send('approve'))}>
        Publish
      </Button>
      <Button variant="outlined" size="small" onClick={() => void run(() => send('hide'))}>
        Hide
      </Button>
      <Button variant="outlined" size="small" color="error" onClick={() => setConfirming(true)}>
        Delete
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title="Delete comments"
          submitText="Delete"
          isDangerous
          text={`${selectedIds.length} will be deleted forever. 'Hide' takes them off the site only.`}
          send={() => send('delete')}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
