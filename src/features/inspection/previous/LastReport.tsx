import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PreviousVehicle } from '@/contract/extensions';
import { reportDateText } from '@/contract/dateText';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { useAppSelector } from '@/features/inspection/hooks';
import { defectsToReview, signedText } from '@/features/inspection/model/text/defectText';
import { MayBeHeld } from './MayBeHeld';
import { DefectLine } from './DefectLine';

interface LastReportProps {
  vehicle: PreviousVehicle;
  isReviewable: boolean;
  /** Whether a defect still holds one of the vehicles. */
  isHeld: boolean;
  /** Whether a vehicle above already shows this report's driver and reviews. */
  isRepeated: boolean;
}

type Review = NonNullable<PreviousVehicle['report']>['reviews'][number];

/**
 * In ms. Signing times that differ by less count as equal, because the server corrects the time if the phone's clock is
 * ahead.
 */
const day = 86_400_000;

/** Returns the reviews, except the one signed on this phone. */
function useOtherReviews({ report }: PreviousVehicle): Review[] {
  const signed = useAppSelector(({ inspection: { draft } }) => draft.review.signed);
  if (!report || !signed?.reports.includes(report.id)) return report?.reviews ?? [];
  const isOwn = ({ name, at }: Review) =>
    name === signed.name && Math.abs(Date.parse(signed.at) - Date.parse(at)) < day;
  return report.reviews.filter((review) => !isOwn(review));
}

export function LastReport({
  vehicle: previous,
  isReviewable,
  isHeld,
  isRepeated,
}: LastReportProps) {
  const { vehicle, report } = previous;
  const shown = defectsToReview(previous);
  const reviews = useOtherReviews(previous);
  return (
    <Stack component="section" spacing={1.5} useFlexGap>
      <Typography variant="h3">{vehicleLabel(vehicle)}</Typography>
      <MayBeHeld vehicle={previous} />
      {isRepeated ? null : (
        <Typography color="textSecondary">
          {report
            ? `Last report: ${report.carrier}, ${reportDateText(report.date)}`
            : 'No earlier report.'}
        </Typography>
      )}
      {shown.length > 0 ? (
        <Stack component="ul" spacing={2} useFlexGap sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((defect) => (
            <DefectLine
              key={defect.id}
              defect={defect}
              isReviewable={isReviewable}
              isHeld={isHeld}
            />
          ))}
        </Stack>
      ) : null}
      {report && shown.length === 0 ? <Typography>No defects were reported.</Typography> : null}
      {(isRepeated ? [] : reviews).map(({ name, at }) => (
        <Typography key={`${name} ${at}`} variant="body2" color="textSecondary">
          {`Reviewed by ${signedText(name, at)}`}
        </Typography>
      ))}
    </Stack>
  );
}
