import { defaultCondition } from '@/contract/inspection';
import type { DraftContents, InspectionRoot } from '../inspectionState';

/**
 * The vehicle's condition as far as somebody chose it, else null: while a defect is open, the preselected one is no
 * choice. A report that the server has with defects says what was chosen then.
 */
export function conditionOf({ header, checklist }: DraftContents): string | null {
  const chosen = header.values.satisfactory_vehicle_condition;
  if (header.isConditionChosen || chosen !== defaultCondition) return chosen;
  const entries = Object.values(checklist.entities);
  const isDefectOpen = entries.some(({ value }) => value === false);
  const wasDefectOpen = entries.some(({ server }) => server.value === false);
  return isDefectOpen && !wasDefectOpen ? null : chosen;
}

export const selectCondition = ({ inspection }: InspectionRoot) => conditionOf(inspection);
