import { defaultCondition } from '@/contract/inspection';
import { hasDefect } from '../state/checklist';
import type { DraftRoot } from '../state/inspectionState';
import type { DraftContents } from '../state/draftContents';
import { isAnythingUnsent } from './reportMerge';

/**
 * The vehicle's condition, as the form shows and sends it. A defect requires a choice, so the result is null without one.
 * If the driver has chosen none, a changed report without a defect has the default, and an unchanged one the server's.
 */
export function getCondition(draft: DraftContents): string | null {
  const { header, checklist } = draft;
  const value = header.values.satisfactory_vehicle_condition;
  if (header.isConditionChosen) return value;
  if (hasDefect(checklist)) return value === defaultCondition ? null : value;
  return isAnythingUnsent(draft) ? defaultCondition : value;
}

export const selectCondition = ({ inspection: { draft } }: DraftRoot) => getCondition(draft);
