import Alert from '@mui/material/Alert';
import { useDispatch, useSelector } from 'react-redux';
import Link from '@mui/material/Link';
import { newUuid } from '@/api/browserInterfaces';
import type { AppDispatch } from '@/api/thunkExtra';
import { CheckboxField } from '@/components/CheckboxField/CheckboxField';
import { safetyAnswered, holdingRead } from '@/features/inspection/model/inspectionSlice';
import { isConfirmedSafe, isHoldingRead } from '@/features/inspection/model/rules/reviewRules';
import type { Shown } from '@/features/inspection/model/state/review';
import { safetyId, selectSafetyError } from '@/features/inspection/model/rules/submitRules';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { instantText } from '@/contract/dateText';
import { itemName } from '@/contract/checklist';
import type { PreviousVehicle } from '@/contract/extensions';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { signedText } from '@/features/inspection/model/text/defectText';

const errorId = `${safetyId}-error`;

interface ConfirmationProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox without which an all-clear report is not sent, with the error that says so. */
function Confirmation({ onChange, ...checkbox }: ConfirmationProps) {
  const error = useSelector(selectSafetyError);
  return (
    <>
      <div>
        <CheckboxField
          {...checkbox}
          id={safetyId}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </div>
      {error ? (
        <strong id={errorId} role="alert">
          {error}
        </strong>
      ) : null}
    </>
  );
}

/**
 * Shows open and deferred defects. The driver confirms that the vehicle is safe before an all-clear
 * report is sent.
 */
export function SafetyQuestion({ count, shown }: { count: number; shown: Shown }) {
  const isSafe = useSelector(({ inspection }: InspectionRoot) => isConfirmedSafe(inspection));
  const error = useSelector(selectSafetyError);
  const dispatch = useDispatch<AppDispatch>();
  const answer = (checked: boolean) =>
    dispatch(
      safetyAnswered({
        isSafe: checked,
        shown,
        id: newUuid(),
        at: new Date().toISOString(),
      }),
    );
  return (
    <Alert severity={error ? 'error' : 'warning'} role="group" aria-label="Open defects">
      {count === 1 ? '1 defect is' : `${count} defects are`} not repaired.
      <Confirmation label="The vehicle is safe to drive" checked={isSafe} onChange={answer} />
    </Alert>
  );
}

const title = 'Do not drive: repairs are not certified';

interface DoNotDriveProps {
  vehicles: readonly Pick<PreviousVehicle, 'vehicle' | 'holding'>[];
  /** The carrier's phone number; blank if it has none. */
  phone: string;
}

/**
 * The defects that hold the vehicles, with the number to call. The checkbox confirms that the
 * driver has read this, but not that the vehicle is safe (49 CFR 396.11(a)(3)).
 */
export function DoNotDrive({ vehicles, phone }: DoNotDriveProps) {
  const isRead = useSelector(({ inspection }: InspectionRoot) => isHoldingRead(inspection));
  const dispatch = useDispatch<AppDispatch>();
  return (
    <Alert severity="error" role="group" aria-label={title}>
      <strong role="alert">{title}</strong>
      <ul style={{ margin: 0, paddingInlineStart: '1.25em', overflowWrap: 'anywhere' }}>
        {vehicles.flatMap(({ vehicle, holding }) =>
          holding.map(({ id, item, description, reported_by, reported_at, driver_says_good }) => (
            <li key={id}>
              {vehicleLabel(vehicle)}, {itemName(item)}: {description}. {reported_by},{' '}
              {instantText(reported_at)}.
              {driver_says_good
                ? ` Driver says good: ${signedText(driver_says_good.by, driver_says_good.at)}.`
                : null}
            </li>
          )),
        )}
      </ul>
      {phone === '' ? null : (
        <Link
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          color="inherit"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 600 }}
        >
          Call {phone}
        </Link>
      )}
      <Confirmation
        label="I have read this"
        checked={isRead}
        onChange={(checked) => dispatch(holdingRead(checked))}
      />
    </Alert>
  );
}
