import Typography from '@mui/material/Typography';
import type { Defect } from '@/contract/records';
import { CellLines } from '../list/CellLines';
import { StatusChips } from '../status/StatusChip';
import { defectStatuses } from '../status/statuses';
import { defectDetails } from './defectText';

interface DefectStateProps {
  defect: Defect;
  /** A button for the status, such as the one that certifies the repair. */
  children?: React.ReactNode;
}

/** A defect's status, and below it who made it so and when. */
export function DefectState({ defect, children }: DefectStateProps) {
  return (
    <CellLines>
      <StatusChips statuses={defectStatuses(defect)} />
      {children}
      {defectDetails(defect).map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </CellLines>
  );
}
