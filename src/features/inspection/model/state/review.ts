import * as v from 'valibot';
import type { NotFixed, ReviewRequest } from '@/contract/extensionRequests';

/**
 * The reports on the screen that are to be reviewed. Entries for other vehicles may still be in the
 * draft.
 */
export interface Shown {
  /** Ids of the vehicles' last reports. */
  reports: number[];
  /** Ids of the defects that are listed under them. */
  defects: number[];
  /** Ids of the certified defects among them. */
  certified: number[];
}

/** The driver's signature on a vehicle's last reports. */
interface Signature {
  name: string;
  /** An instant, ISO 8601. */
  at: string;
  /** Ids of the signed reports. */
  reports: number[];
  /** Ids of the certified defects that the driver saw. */
  certified: number[];
  /** Certified repairs that the driver found not fixed. */
  notFixed: NotFixed[];
}

/** The review of the previous report (49 CFR 396.13), as stored on the phone with the draft. */
export interface Review {
  /** Certified repairs that the driver found not fixed, until they sign. */
  notFixed: NotFixed[];
  signed: Signature | null;
  /** Open and deferred defects despite which the driver has confirmed that the vehicle is safe. */
  safeWith: number[];
  /**
   * Defects that hold the vehicle and that the driver has confirmed reading. This does not state
   * that the vehicle is safe.
   */
  read: number[];
  /** Signed reviews that the server does not have yet, oldest first. */
  outbox: ReviewRequest[];
  /** Whether the server has rejected a review for good. */
  isRefused: boolean;
}

export const blankReview: Review = {
  notFixed: [],
  signed: null,
  safeWith: [],
  read: [],
  outbox: [],
  isRefused: false,
};

const notFixed = v.array(v.object({ defect: v.number(), version: v.number(), note: v.string() }));
const ids = v.array(v.number());

const review = v.object({
  notFixed,
  signed: v.nullable(
    v.object({
      name: v.string(),
      at: v.string(),
      reports: ids,
      certified: v.optional(ids, []),
      notFixed: v.optional(notFixed, []),
    }),
  ),
  safeWith: ids,
  /** Missing in earlier versions. */
  read: v.optional(ids, []),
  outbox: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      reviewed_at: v.string(),
      reports: ids,
      not_fixed: notFixed,
      confirmed_safe: v.boolean(),
    }),
  ),
  isRefused: v.boolean(),
});

/** The review in a draft's record. Earlier records have none; a damaged review becomes blank. */
export const storedReview = v.fallback(v.optional(review, blankReview), blankReview);
