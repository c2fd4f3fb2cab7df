import { defaultCondition, type VehicleCondition } from '@/contract/inspection';
import type { DraftRoot } from '../state/inspectionState';
import type { DraftContents } from '../state/draftContents';
import { isAnythingUnsent } from './reportMerge';

/** Whether the form asks for the vehicle's condition. It asks only if an item is defective. */
export const asksForCondition = ({ entities }: DraftContents['checklist']) =>
  Object.values(entities).some(({ value }) => value === false);

/**
 * The vehicle's condition if the driver chose it, else null. While a defect is open, the
 * preselected condition does not count.
 */
export function conditionOf({ header, checklist }: DraftContents): string | null {
  const chosen = header.values.satisfactory_vehicle_condition;
  if (header.isConditionChosen || chosen !== defaultCondition) return chosen;
  return asksForCondition(checklist) ? null : chosen;
}

/**
 * The condition with which a valid report is sent. Without a defect, the form does not ask for the
 * condition, so the report has the default. An unchanged report keeps the server's condition.
 */
export function conditionToSend(draft: DraftContents, chosen: VehicleCondition): VehicleCondition {
  return asksForCondition(draft.checklist) || !isAnythingUnsent(draft) ? chosen : defaultCondition;
}

export const selectCondition = ({ inspection: { draft } }: DraftRoot) => conditionOf(draft);
