import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Defect } from '@/contract/records';
import { StatusChips } from '../status/StatusChip';
import { defectStatuses } from '../status/statuses';
import { defectDetails } from './defectText';

/** A defect's status, and below it who made it so and when. */
export function DefectState({ defect }: { defect: Defect }) {
  return (
    <Stack sx={{ gap: 0.75 }}>
      <StatusChips statuses={defectStatuses(defect)} />
      {defectDetails(defect).map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Stack>
  );
}
