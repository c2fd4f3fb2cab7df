import { defaultCondition } from '@/contract/inspection';
import type { InspectionRoot } from '../state/inspectionState';
import type { DraftContents } from '../state/draftContents';

/**
 * The vehicle's condition if the driver chose it, else null. While a defect is open, the
 * preselected condition does not count.
 */
export function conditionOf({ header, checklist }: DraftContents): string | null {
  const chosen = header.values.satisfactory_vehicle_condition;
  if (header.isConditionChosen || chosen !== defaultCondition) return chosen;
  return Object.values(checklist.entities).some(({ value }) => value === false) ? null : chosen;
}

export const selectCondition = ({ inspection }: InspectionRoot) => conditionOf(inspection);
