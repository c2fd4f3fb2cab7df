import { defaultCondition } from '@/contract/inspection';
import { hasDefect } from '../state/checklist';
import type { DraftRoot } from '../state/inspectionState';
import type { DraftContents } from '../state/draftContents';

/**
 * The vehicle's condition, as the form shows and sends it. A defect requires a choice, so the result is null without one.
 * A choice for defects that the driver has removed does not count on a report that the server does not have.
 */
export function getCondition({ header, checklist, report }: DraftContents): string | null {
  const value = header.values.satisfactory_vehicle_condition;
  const { isConditionChosen: isChosen } = header;
  if (hasDefect(checklist)) return isChosen || value !== defaultCondition ? value : null;
  const isNew = report.status === 'none' || report.status === 'unknown';
  return isNew && isChosen ? defaultCondition : value;
}

export const selectCondition = ({ inspection: { draft } }: DraftRoot) => getCondition(draft);
