import { defaultCondition, type VehicleCondition } from '@/contract/inspection';
import type { InspectionRoot } from '../state/inspectionState';
import type { DraftContents } from '../state/draftContents';
import { isAnythingUnsent } from './reportMerge';

/**
 * The vehicle's condition if the driver chose it, else null. While a defect is open, the
 * preselected condition does not count.
 */
export function conditionOf({ header, checklist }: DraftContents): string | null {
  const chosen = header.values.satisfactory_vehicle_condition;
  if (header.isConditionChosen || chosen !== defaultCondition) return chosen;
  return Object.values(checklist.entities).some(({ value }) => value === false) ? null : chosen;
}

/**
 * The condition with which a valid report is sent. Without a defect nothing is asked, so that it is
 * the default; a report in which the driver changed nothing keeps the server's.
 */
export function conditionToSend(draft: DraftContents, chosen: VehicleCondition): VehicleCondition {
  const hasDefect = Object.values(draft.checklist.entities).some(({ value }) => value === false);
  return hasDefect || !isAnythingUnsent(draft) ? chosen : defaultCondition;
}

export const selectCondition = ({ inspection }: InspectionRoot) => conditionOf(inspection);
