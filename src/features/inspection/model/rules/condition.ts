import { defaultCondition, type VehicleCondition } from '@/contract/inspection';
import type { DraftRoot } from '../state/inspectionState';
import type { DraftContents } from '../state/draftContents';
import { isAnythingUnsent } from './reportMerge';

/** The form asks for the vehicle's condition only if an item is defective. */
export const asksForCondition = ({ entities }: DraftContents['checklist']) =>
  Object.values(entities).some(({ value }) => value === false);

/** The condition that the driver chose, or the default without a defect. Null if a defect requires a choice. */
export function getCondition({ header, checklist }: DraftContents): string | null {
  const chosen = header.values.satisfactory_vehicle_condition;
  if (header.isConditionChosen || chosen !== defaultCondition) return chosen;
  return asksForCondition(checklist) ? null : chosen;
}

/**
 * The condition to send with a valid report. A changed report without a defect gets the default. An unchanged report
 * keeps the server's condition.
 */
export function conditionToSend(draft: DraftContents, chosen: VehicleCondition): VehicleCondition {
  return asksForCondition(draft.checklist) || !isAnythingUnsent(draft) ? chosen : defaultCondition;
}

export const selectCondition = ({ inspection: { draft } }: DraftRoot) => getCondition(draft);
