import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { selectIsReadyToSend, selectIsWithdrawn } from '../../report/reportSelectors';

export const submitHints = {
  ready: 'All clear and saved. Submitting sends it for good.',
  withdrawn: 'You changed the report after submitting it. Submit it again to send your changes.',
} as const;

/** What submitting would mean now, where the driver is about to press it. */
export function SubmitHint() {
  const isReady = useSelector(selectIsReadyToSend);
  const isWithdrawn = useSelector(selectIsWithdrawn);
  return (
    <Typography
      role="status"
      variant="body2"
      color={isWithdrawn ? 'error' : 'textSecondary'}
      sx={{ '&:empty': { display: 'none' } }}
    >
      {isWithdrawn ? submitHints.withdrawn : null}
      {isReady && !isWithdrawn ? submitHints.ready : null}
    </Typography>
  );
}
