import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { instantText } from '@/contract/dateText';
import type { PreviousResponse, PreviousVehicle } from '@/contract/extensions';
import { getShownIds } from '@/features/inspection/delivery/extensions';
import { useAppSelector } from '@/features/inspection/hooks';
import { isSigned } from '@/features/inspection/model/rules/reviewRules';
import { mayNotDrive } from '@/features/inspection/model/text/defectText';
import { Panel } from '@/components/Panel/Panel';
import { DoNotDrive } from './DoNotDrive';
import { SafetyQuestion } from './SafetyQuestion';
import { LastReport } from './LastReport';
import { SignReview } from './SignReview';

/** A truck and its trailer may have the same last report. */
function isRepeated(vehicles: readonly PreviousVehicle[], index: number): boolean {
  const id = vehicles[index]?.report?.id;
  return id !== undefined && vehicles.slice(0, index).some(({ report }) => report?.id === id);
}

/** The last reports of the truck and its trailers, which the driver reviews and signs. */
export function PreviousReports({ response }: { response: PreviousResponse }) {
  const { vehicles, as_of, carrier_phone: phone, agent_for: agentFor } = response;
  const isHeld = vehicles.some(mayNotDrive);
  const shown = getShownIds(response);
  const isDone = useAppSelector(({ inspection: { draft } }) => isSigned(draft, shown));
  return (
    <Stack spacing={2} useFlexGap>
      {isHeld ? (
        <DoNotDrive vehicles={vehicles} agentFor={agentFor} phone={phone} shown={shown} />
      ) : null}
      {vehicles.map((vehicle, index) => (
        <LastReport
          key={vehicle.vehicle.id}
          vehicle={vehicle}
          isReviewable={!isDone}
          isHeld={vehicles.some(({ holding }) => holding.length > 0)}
          isRepeated={isRepeated(vehicles, index)}
        />
      ))}
      {shown.open.length > 0 && !isHeld ? <SafetyQuestion shown={shown} /> : null}
      {shown.reports.length > 0 && (shown.isToSign || !isHeld) ? (
        <SignReview shown={shown} />
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {`As of ${instantText(as_of)}`}
      </Typography>
    </Stack>
  );
}

/**
 * A panel with last reports that the driver must read before driving. If they have defects, the driver signs a review
 * of them (49 CFR 396.13).
 */
export function PreviousReport({ response }: { response: PreviousResponse }) {
  return (
    <Panel title="Previous report" titleId="previous-report">
      <PreviousReports response={response} />
    </Panel>
  );
}
