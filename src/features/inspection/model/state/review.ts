import * as v from 'valibot';

/**
 * The reports and defects on the screen, to which the driver's confirmations apply. The draft may
 * still have entries for other vehicles.
 */
export interface Shown {
  /** Ids of the vehicles' last reports. */
  reports: number[];
  /** Ids of the defects listed under those reports. */
  defects: number[];
  /** Ids of the certified ones among those defects. */
  certified: number[];
  /** Ids of the vehicles' open and deferred defects. */
  open: number[];
  /** Ids of the defects that hold the vehicles. */
  holding: number[];
  /**
   * Whether the reports have defects, so that the driver must sign them before submitting this
   * report.
   */
  isToSign: boolean;
}

export const nothingShown: Shown = {
  reports: [],
  defects: [],
  certified: [],
  open: [],
  holding: [],
  isToSign: false,
};

const ids = v.array(v.number());
/** Certified defects that the driver found not fixed. */
const notFixed = v.array(v.object({ defect: v.number(), version: v.number(), note: v.string() }));

const review = v.object({
  /** Entries that the driver has not signed yet. */
  notFixed,
  /** The driver's signature on a vehicle's last reports. */
  signed: v.nullable(
    v.object({
      name: v.string(),
      /** An instant, ISO 8601. */
      at: v.string(),
      /** Ids of the signed reports. */
      reports: ids,
      /** Ids of the certified defects that the driver saw. Missing in earlier versions. */
      certified: v.optional(ids, []),
      notFixed: v.optional(notFixed, []),
    }),
  ),
  /**
   * The open and deferred defects despite which the driver has confirmed that the vehicle is safe.
   */
  safeWith: ids,
  /**
   * The defects that hold the vehicle and that the driver has confirmed reading. This confirmation
   * does not state that the vehicle is safe. Missing in earlier versions.
   */
  read: v.optional(ids, []),
  /** Signed reviews that are not on the server yet, oldest first. */
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
  /** Whether the server has rejected a review for good. */
  isRefused: v.boolean(),
});

/** The review of the previous report (49 CFR 396.13), as stored on the phone with the draft. */
export type Review = v.InferOutput<typeof review>;

export const blankReview: Review = {
  notFixed: [],
  signed: null,
  safeWith: [],
  read: [],
  outbox: [],
  isRefused: false,
};

/**
 * The review in a draft's record. Records of earlier versions have no review, and a damaged review
 * becomes blank.
 */
export const storedReview = v.fallback(v.optional(review, blankReview), blankReview);
