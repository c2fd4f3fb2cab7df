import { defaultCondition, type VehicleCondition } from '@/contract/inspection';
import type { DraftRoot } from '../state/inspectionState';
import type { DraftContents } from '../state/draftContents';
import { isAnythingUnsent } from './reportMerge';

/** Whether the vehicle's condition is asked for, which needs a defective item. */
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
 * The condition with which a valid report is sent. Without a defect nothing is asked, so that it is
 * the default; a report in which the driver changed nothing keeps the server's.
 */
export function conditionToSend(draft: DraftContents, chosen: VehicleCondition): VehicleCondition {
  return asksForCondition(draft.checklist) || !isAnythingUnsent(draft) ? chosen : defaultCondition;
}

export const selectCondition = ({ inspection: { draft } }: DraftRoot) => conditionOf(draft);
