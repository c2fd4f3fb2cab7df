import * as v from 'valibot';
import type { NotFixed, ReviewRequest } from '@/contract/fleetRequests';

/** The reports on the screen that are to be reviewed: other vehicles' answers may still be in the draft. */
export interface Shown {
  /** Ids of the last reports. */
  reports: number[];
  /** Ids of the defects that are listed under them. */
  defects: number[];
  /** Ids of those that are certified. */
  certified: number[];
}

/** The driver's signature under a vehicle's last reports. */
interface Signature {
  name: string;
  /** An instant, ISO 8601. */
  at: string;
  /** Ids of the reports that it is under. */
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
  /** Open and deferred defects with which the driver has confirmed that the vehicle is safe. */
  safeWith: number[];
  /** Defects that hold the vehicle, of which the driver has read. It does not say that it is safe. */
  read: number[];
  /** Signed reviews that the server does not have yet, oldest first. */
  outbox: ReviewRequest[];
  /** The server has rejected one for good. */
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

/** The review in a draft's record. Earlier records have none; a damaged one becomes blank. */
export const storedReview = v.fallback(v.optional(review, blankReview), blankReview);
