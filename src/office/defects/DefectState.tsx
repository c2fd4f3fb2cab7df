import Typography from '@mui/material/Typography';
import type { Defect } from '@/contract/records';
import { CellLines } from '../list/CellLines';
import { StatusChips } from '../status/StatusChip';
import { defectStatuses } from '../status/statuses';
import { defectDetails } from './defectText';

export function DefectState({ defect }: { defect: Defect }) {
  return (
    <CellLines>
      <StatusChips statuses={defectStatuses(defect)} />
      {defectDetails(defect).map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </CellLines>
  );
}
