import * as v from 'valibot';
import { certifiedStates } from '@/contract/defectFacts';

/** The reports and defects on the screen. */
export interface Shown {
  /** Ids of the vehicles' last reports. */
  reports: number[];
  defects: number[];
  /** Ids of the certified defects among `defects`. */
  certified: number[];
  /** Ids of the vehicles' open and deferred defects. */
  open: number[];
  /** Ids of the defects that hold a vehicle. */
  holding: number[];
  /** Whether these reports have defects. */
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
const notFixed = v.array(v.object({ defect: v.number(), version: v.number(), note: v.string() }));

/** The version of the consent text next to the button. Missing if the page showed none. */
const shownConsent = v.optional(v.number());

const certification = v.object({
  defect: v.number(),
  /** The defect's version that the driver read. */
  version: v.number(),
  state: v.picklist(certifiedStates),
  note: v.string(),
  /** An instant, ISO 8601. */
  certified_at: v.string(),
  consent: shownConsent,
  /** The server's reason for rejecting it for good; null while it waits for the server. */
  refusal: v.nullable(v.string()),
});
/** A certification that the driver signed as the carrier's agent. */
export type Certification = v.InferOutput<typeof certification>;

const review = v.object({
  /** Entries that the driver has not signed yet. */
  notFixed,
  /** The driver's signature on a vehicle's last reports. */
  signed: v.nullable(
    v.object({
      name: v.string(),
      /** An instant, ISO 8601. */
      at: v.string(),
      reports: ids,
      /** Ids of the certified defects that the driver saw. Missing in earlier versions. */
      certified: v.optional(ids, []),
      notFixed: v.optional(notFixed, []),
    }),
  ),
  /** Ids of the open and deferred defects despite which the driver confirmed that the vehicle is safe. */
  safeWith: ids,
  /** Ids of the holding defects that the driver confirmed reading. Missing in earlier versions. */
  read: v.optional(ids, []),
  /** Signed reviews that the server does not have yet, oldest first. */
  outbox: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      reviewed_at: v.string(),
      reports: ids,
      not_fixed: notFixed,
      confirmed_safe: v.boolean(),
      consent: shownConsent,
    }),
  ),
  /** Certifications that the server does not have. Missing in earlier versions. */
  certifications: v.optional(v.array(certification), []),
  /** Whether the server has rejected a review for good, and the driver has signed none since. */
  isRefused: v.boolean(),
});

/** The review of the previous report (49 CFR 396.13). */
export type Review = v.InferOutput<typeof review>;

export const blankReview: Review = {
  notFixed: [],
  signed: null,
  safeWith: [],
  read: [],
  outbox: [],
  certifications: [],
  isRefused: false,
};

/** A draft's stored review, or a blank one if it is missing or damaged. */
export const storedReview = v.fallback(v.optional(review, blankReview), blankReview);
