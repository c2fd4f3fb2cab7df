import Alert from '@mui/material/Alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { sendAgainPath, undelivered, type Undelivered } from '@/contract/office/deliveries';
import { CallButton } from '../form/CallButton';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';
import { counted } from '../labels';

/** Warns about emails and webhook calls that are not delivered. */
export function UndeliveredNotifications({ waiting, failed }: Undelivered) {
  const maySend = useIsAllowed('deliveries');
  return (
    <>
      {failed > 0 ? (
        <Alert severity="error" {...(maySend && { action: <SendAgain /> })}>
          {counted(failed, 'notification')} could not be delivered in three days.
        </Alert>
      ) : null}
      {waiting > 0 ? (
        <Alert severity="info">
          {counted(waiting, 'notification')} {waiting === 1 ? 'waits' : 'wait'} to be delivered.
        </Alert>
      ) : null}
    </>
  );
}

function SendAgain() {
  const calls = useOfficeCalls();
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.send('POST', sendAgainPath, { body: {}, response: undelivered }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['today'] }),
  });
  return (
    <CallButton color="inherit" isBusy={isPending} onClick={() => mutate()}>
      Send again
    </CallButton>
  );
}
