import * as v from 'valibot';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';

/** The items that the vehicles on the form lack, with Linehaul's own backend only. */
export interface Fittings {
  /** The vehicles for which `notFitted` holds, as keys of their numbers. */
  truck: string;
  trailers: string;
  notFitted: ChecklistKey[];
  /** Items that the vehicle has according to the driver. These items need a mark. */
  hasOne: ChecklistKey[];
}

export const blankFittings: Fittings = { truck: '', trailers: '', notFitted: [], hasOne: [] };

const items = v.array(v.picklist(checklistKeys));

/** Missing in earlier versions. An invalid value is ignored, so that the draft is not lost. */
export const storedFittings = v.fallback(
  v.optional(
    v.object({ truck: v.string(), trailers: v.string(), notFitted: items, hasOne: items }),
    blankFittings,
  ),
  blankFittings,
);
