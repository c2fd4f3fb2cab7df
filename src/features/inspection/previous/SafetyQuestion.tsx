import Alert from '@mui/material/Alert';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { CheckboxField } from '@/components/CheckboxField/CheckboxField';
import { safetyAnswered } from '@/features/inspection/model/inspectionSlice';
import { isConfirmedSafe } from '@/features/inspection/model/rules/reviewRules';
import type { Shown } from '@/features/inspection/model/state/review';
import { safetyId, selectSafetyError } from '@/features/inspection/model/rules/submitRules';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';

const errorId = `${safetyId}-error`;

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
        id: crypto.randomUUID(),
        at: new Date().toISOString(),
      }),
    );
  return (
    <Alert severity={error ? 'error' : 'warning'} role="group" aria-label="Open defects">
      {count === 1 ? '1 defect is' : `${count} defects are`} not repaired.
      <div>
        <CheckboxField
          id={safetyId}
          label="The vehicle is safe to drive"
          checked={isSafe}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => answer(event.currentTarget.checked)}
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
