import Button from '@mui/material/Button';
import { toAppError } from '@/api/appError';
import { itemName } from '@/contract/checklist';
import type { PreviousVehicle } from '@/contract/extensions';
import { toastRequested } from '@/events/toasts';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import { useAppDispatch } from '@/features/inspection/hooks';

const texts = {
  done: 'Taken back',
  tooLate: 'Not taken back. Someone has changed the defect, or 15 minutes have passed.',
  failed: 'Not taken back. Try again.',
} as const;

interface TakeBackProps {
  defect: Pick<PreviousVehicle['defects'][number], 'id' | 'item' | 'version'>;
}

/** A button that takes back the driver's own 'Not fixed'. */
export function TakeBack({ defect: { id, item, version } }: TakeBackProps) {
  const [takeBack, { isLoading }] = extensionsApi.useTakeBackMutation();
  const dispatch = useAppDispatch();
  const send = async () => {
    const { error } = await takeBack({ id, version });
    const appError = error && toAppError(error);
    if (!appError) return void dispatch(toastRequested({ type: 'success', text: texts.done }));
    const isRejected = appError.kind === 'rejected' && appError.status === 409;
    const text = isRejected ? texts.tooLate : texts.failed;
    dispatch(toastRequested({ type: 'error', text }));
  };
  return (
    <Button
      variant="outlined"
      aria-label={`Take back ‘Not fixed’: ${itemName(item)}`}
      disabled={isLoading}
      onClick={() => void send()}
      sx={{ minHeight: 48 }}
    >
      Take back ‘Not fixed’
    </Button>
  );
}
