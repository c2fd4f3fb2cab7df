import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useDispatch, useSelector } from 'react-redux';
import { instantText } from '@/contract/dateText';
import type { AppDispatch } from '@/api/thunkExtra';
import { CheckboxField } from '@/components/CheckboxField/CheckboxField';
import { itemName } from '@/contract/checklist';
import type { PreviousVehicle } from '@/contract/extensions';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { holdingRead } from '@/features/inspection/model/inspectionSlice';
import { isHoldingRead } from '@/features/inspection/model/rules/reviewRules';
import { safetyId, selectSafetyError } from '@/features/inspection/model/rules/submitRules';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { signedText } from '@/features/inspection/model/text/defectText';

const title = 'Do not drive: repairs are not certified';
const errorId = `${safetyId}-error`;

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
  const error = useSelector(selectSafetyError);
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
      <div>
        <CheckboxField
          id={safetyId}
          label="I have read this"
          checked={isRead}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => dispatch(holdingRead(event.currentTarget.checked))}
        />
      </div>
      {error ? (
        <strong id={errorId} role="alert">
          {error}
        </strong>
      ) : null}
    </Alert>
  );
}
