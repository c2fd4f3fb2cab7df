import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { RestoreDrill as Drill } from '@/contract/office/today';
import { timestampText } from '../carrierTime';

/** Shows whether the last restore drill could restore its backup. */
export function RestoreDrill({ drill }: { drill: Drill | null }) {
  if (!drill) return null;
  const { backup_at, problem } = drill;
  if (problem === null) {
    return (
      <Typography variant="body2" color="textSecondary">
        Backup of {timestampText(backup_at)} restored and checked
      </Typography>
    );
  }
  return (
    <Alert severity="error">
      The backup of {timestampText(backup_at)} could not be restored: {problem}
    </Alert>
  );
}
