import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PreviousVehicle } from '@/contract/fleet';
import { instantText, reportDateText } from '@/contract/dateText';
import { defectsToReview, vehicleWords } from '@/features/inspection/model/words/words';
import { DefectLine } from './DefectLine';

interface LastReportProps {
  vehicle: PreviousVehicle;
  isAnswerable: boolean;
}

/** A vehicle's last report: who made it, its defects and what became of them, who reviewed it. */
export function LastReport({ vehicle: previous, isAnswerable }: LastReportProps) {
  const { vehicle, report } = previous;
  const shown = defectsToReview(previous);
  return (
    <Stack component="section" spacing={1.5} useFlexGap>
      <Typography variant="h3">{vehicleWords(vehicle)}</Typography>
      <Typography color="textSecondary">
        {report
          ? `Last report: ${report.carrier}, ${reportDateText(report.date)}`
          : 'No earlier report.'}
      </Typography>
      {shown.length > 0 ? (
        <Stack component="ul" spacing={2} useFlexGap sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((defect) => (
            <DefectLine key={defect.id} defect={defect} isAnswerable={isAnswerable} />
          ))}
        </Stack>
      ) : null}
      {report && shown.length === 0 ? <Typography>No defects were reported.</Typography> : null}
      {report?.reviews.map(({ name, at }) => (
        <Typography key={`${name} ${at}`} variant="body2" color="textSecondary">
          Reviewed by {name}, {instantText(at)}
        </Typography>
      ))}
    </Stack>
  );
}
