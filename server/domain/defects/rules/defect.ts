import type { ChecklistKey } from '@/contract/checklist';
import {
  certifiedStates,
  type DefectEventKind,
  type reopenings,
  type signedOnPlaces,
} from '@/contract/defectFacts';

/**
 * A defect (docs/product.md, The life of a defect). Instants are ISO 8601 in UTC with milliseconds,
 * and days are YYYY-MM-DD. Both therefore compare correctly as text.
 */
export type Instant = string;
export type Day = string;

/** A signature under a certification or a deferral. */
export interface Certification {
  name: string;
  /** The account that signed. */
  account: number;
  at: Instant;
  on: (typeof signedOnPlaces)[number];
  note: string;
}

/** A defect's states. The API has five of them (src/contract/records.ts). */
export const storedStates = [
  'open',
  'driver_says_good',
  'deferred',
  ...certifiedStates,
  'withdrawn',
  'closed_before_certification',
] as const;

type CertifiedState = (typeof certifiedStates)[number];

export type Status =
  | { state: 'open' }
  | { state: 'driver_says_good'; by: number; at: Instant }
  | { state: 'deferred'; until: Day; certification: Certification }
  | { state: CertifiedState; certification: Certification }
  | { state: 'withdrawn'; by: number; at: Instant }
  | { state: 'closed_before_certification' };

/** A driver who reported the defect. */
export interface Reporter {
  driver: number;
  /** False after the driver has said that the defect is good. */
  standsBy: boolean;
  /** The time when the driver last entered the defect, at the latest its arrival. */
  enteredAt: Instant;
}

/** The later time of two entries by one driver. */
export function latestEntry(one: Reporter, other: Reporter | undefined): Instant {
  return other && other.enteredAt > one.enteredAt ? other.enteredAt : one.enteredAt;
}

/** The defect's reopening, until somebody certifies the defect again. */
export interface Reopening {
  how: (typeof reopenings)[number];
  by: number;
  at: Instant;
  note: string;
  /** The time when the driver entered a late report; null for any other reopening. */
  enteredAt: Instant | null;
  /** The status before the reopening; null if it is unknown. */
  before: Status | null;
  /**
   * Whether something else has happened since the reopening. The author can then no longer take the
   * reopening back.
   */
  final: boolean;
}

export interface Defect {
  item: ChecklistKey;
  reportedAt: Instant;
  /** Whether a reporter said that the defect needs correction. */
  needsCorrection: boolean;
  reporters: readonly Reporter[];
  /** Whether anybody has ever certified, deferred or reopened the defect. */
  isActedOn: boolean;
  reopening: Reopening | null;
  status: Status;
}

/** An entry of the defect's history. */
export interface DefectEvent {
  event: DefectEventKind;
  by: number;
  name: string;
  note: string;
  enteredAt: Instant | null;
}

/** A changed defect. `event` is null if only a reporter's statement changed. */
export interface Step {
  defect: Defect;
  event: DefectEvent | null;
}

export function eventOf(
  event: DefectEventKind,
  by: number,
  more: Partial<DefectEvent> = {},
): DefectEvent {
  return { event, by, name: '', note: '', enteredAt: null, ...more };
}

/** The signature of the present status; null if the status has none. */
export function certificationOf(status: Status | null): Certification | null {
  return status && 'certification' in status ? status.certification : null;
}
