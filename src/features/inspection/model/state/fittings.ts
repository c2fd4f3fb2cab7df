import * as v from 'valibot';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';

export interface Fittings {
  /** The keys of the vehicles for which `notFitted` holds. */
  truck: string;
  trailers: string;
  notFitted: ChecklistKey[];
  /** Items that the vehicle has according to the driver. */
  hasOne: ChecklistKey[];
}

export const blankFittings: Fittings = { truck: '', trailers: '', notFitted: [], hasOne: [] };

const items = v.array(v.picklist(checklistKeys));

/** Drafts from earlier versions lack this field. An invalid value is ignored, because the draft must not be lost. */
export const storedFittings = v.fallback(
  v.optional(
    v.object({ truck: v.string(), trailers: v.string(), notFitted: items, hasOne: items }),
    blankFittings,
  ),
  blankFittings,
);
