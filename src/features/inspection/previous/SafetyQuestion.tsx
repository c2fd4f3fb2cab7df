import Alert from '@mui/material/Alert';
import { newUuid } from '@/api/browserInterfaces';
import { CheckboxField } from '@/components/CheckboxField/CheckboxField';
import { useAppDispatch, useAppSelector, useSelected } from '@/features/inspection/hooks';
import { safetyAnswered } from '@/features/inspection/model/inspectionSlice';
import { isConfirmedSafe } from '@/features/inspection/model/rules/reviewRules';
import type { Shown } from '@/features/inspection/model/state/review';
import { safetyId, selectSafetyError } from '@/features/inspection/model/rules/submitRules';

const errorId = `${safetyId}-error`;

interface ConfirmationProps {
  shown: Shown;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox that the driver must check before an all-clear report is sent, and its error. */
export function Confirmation({ shown, onChange, ...checkbox }: ConfirmationProps) {
  const error = useSelected(selectSafetyError, shown);
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
 * Says how many defects are open or deferred. Before an all-clear report is sent, the driver confirms that the vehicle
 * is safe with them.
 */
export function SafetyQuestion({ shown }: { shown: Shown }) {
  const count = shown.open.length;
  const isSafe = useAppSelector(({ inspection: { draft } }) => isConfirmedSafe(draft, shown));
  const error = useSelected(selectSafetyError, shown);
  const dispatch = useAppDispatch();
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
      <span>{`${count === 1 ? '1 defect is' : `${count} defects are`} not repaired.`}</span>
      <Confirmation
        shown={shown}
        label="The vehicle is safe to drive"
        checked={isSafe}
        onChange={answer}
      />
    </Alert>
  );
}
