import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { itemName, type ChecklistKey } from '@/contract/checklist';
import { instantText } from '@/contract/dateText';
import { decidersText, isWaiting, waitingTitle } from '@/contract/holds';
import type { PreviousVehicle } from '@/contract/extensions';
import type { HoldingDefect } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { phoneLink } from '@/contract/phoneLink';
import { certifiedTitle, useUncertified } from '@/features/inspection/delivery/useUncertified';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { holdingRead } from '@/features/inspection/model/inspectionSlice';
import { isHoldingRead } from '@/features/inspection/model/rules/reviewRules';
import type { Shown } from '@/features/inspection/model/state/review';
import { signedText } from '@/features/inspection/model/text/defectText';
import { vehiclesHoldText } from '@/features/inspection/model/text/holdText';
import { CertifyAsAgent } from './CertifyAsAgent';
import { CertifyOnPhone } from './CertifyOnPhone';
import { holdSeverity } from './heldTitle';
import { Confirmation } from './SafetyQuestion';

type HeldVehicle = Pick<PreviousVehicle, 'vehicle' | 'holding' | 'in_service'>;

interface HeldVehiclesProps {
  vehicles: readonly HeldVehicle[];
  /** The items that the driver may certify as the carrier's agent. */
  agentFor: readonly ChecklistKey[];
  phone: string;
  title: string;
}

const haveDefects = (vehicles: readonly HeldVehicle[]) =>
  vehicles.some(({ holding }) => holding.length > 0);

function getHoldTitle(vehicles: readonly HeldVehicle[]): string {
  const holding = vehicles.flatMap((vehicle) => vehicle.holding);
  const words = vehiclesHoldText(vehicles);
  if (words === waitingTitle) return words;
  const why = holding.every(isWaiting) ? 'out of service' : 'repairs are not certified';
  return `${words}: ${why}`;
}

const heldText = (
  vehicle: HeldVehicle['vehicle'],
  { item, description, reported_by, reported_at }: HoldingDefect,
) =>
  `${vehicleLabel(vehicle)}, ${itemName(item)}: ${description}. ${reported_by}, ${instantText(reported_at)}.`;

/** Says why the vehicles may not be driven, and which number to call. */
export function HeldVehicles({ vehicles, agentFor, phone, title }: HeldVehiclesProps) {
  return (
    <>
      <strong role="alert">{title}</strong>
      <ul style={{ margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' }}>
        {vehicles
          .filter(({ in_service }) => !in_service)
          .map(({ vehicle }) => (
            <li key={vehicle.id}>{`${vehicleLabel(vehicle)} is out of service.`}</li>
          ))}
        {vehicles.flatMap(({ vehicle, holding }) =>
          holding.map((defect) => (
            <li key={defect.id}>
              <span>{heldText(vehicle, defect)}</span>
              {defect.driver_says_good ? (
                <span>{` Driver says good: ${signedText(defect.driver_says_good.by, defect.driver_says_good.at)}.`}</span>
              ) : null}
              {isWaiting(defect) ? <span>{` ${waitingTitle}. ${decidersText}`}</span> : null}
              {agentFor.includes(defect.item) ? <CertifyAsAgent defect={defect} /> : null}
              <CertifyOnPhone defect={defect} />
            </li>
          )),
        )}
      </ul>
      {phone === '' ? null : (
        <Link
          href={phoneLink(phone)}
          color="inherit"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 600 }}
        >
          {`Call ${phone}`}
        </Link>
      )}
    </>
  );
}

interface DoNotDriveProps extends Omit<HeldVehiclesProps, 'title'> {
  shown: Shown;
}

/**
 * Lists vehicles that may not be driven. The checkbox confirms that the driver has read the defects, which does not
 * make the vehicles safe (49 CFR 396.11(a)(3)).
 */
export function DoNotDrive({ vehicles, agentFor, phone, shown }: DoNotDriveProps) {
  const isRead = useAppSelector(({ inspection: { draft } }) => isHoldingRead(draft, shown));
  const dispatch = useAppDispatch();
  const left = useUncertified(vehicles);
  const title = left.length > 0 ? getHoldTitle(left) : certifiedTitle;
  return (
    <Alert severity={holdSeverity(left)} role="group" aria-label={title}>
      <HeldVehicles vehicles={vehicles} agentFor={agentFor} phone={phone} title={title} />
      {haveDefects(vehicles) ? (
        <Confirmation
          shown={shown}
          label="I have read this"
          checked={isRead}
          onChange={(checked) => dispatch(holdingRead(checked ? shown.holding : []))}
        />
      ) : null}
    </Alert>
  );
}
