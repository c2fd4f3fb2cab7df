import type { ChecklistKey } from '@/contract/checklist';
import {
  certifiedStates,
  type DefectEventKind,
  type reopenings,
  type signedOnPlaces,
} from '@/contract/defectFacts';

/**
 * Types of a defect's record (docs/product.md, The life of a defect). Instants are ISO 8601 in UTC with milliseconds,
 * and days are YYYY-MM-DD, so both compare correctly as text.
 */
export type Instant = string;
export type Day = string;

export interface Certification {
  name: string;
  account: number;
  at: Instant;
  on: (typeof signedOnPlaces)[number];
  note: string;
}

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

export interface Reporter {
  driver: number;
  /** False after the driver said that the item is good. */
  standsBy: boolean;
  /** When the driver last entered the defect. */
  enteredAt: Instant;
}

export function latestEntry(one: Reporter, other: Reporter | undefined): Instant {
  return other && other.enteredAt > one.enteredAt ? other.enteredAt : one.enteredAt;
}

export interface Reopening {
  how: (typeof reopenings)[number];
  by: number;
  at: Instant;
  note: string;
  /** When the driver entered the late report or the review, by the phone's clock; null in the office. */
  enteredAt: Instant | null;
  /** The status before the reopening; null if unknown. */
  before: Status | null;
  /** If true, the author can no longer take the reopening back. */
  final: boolean;
}

export interface Defect {
  item: ChecklistKey;
  reportedAt: Instant;
  needsCorrection: boolean;
  reporters: readonly Reporter[];
  isActedOn: boolean;
  reopening: Reopening | null;
  status: Status;
}

export interface DefectEvent {
  event: DefectEventKind;
  by: number;
  name: string;
  note: string;
  enteredAt: Instant | null;
}

/** A changed defect with its new history entry. The event is null if only a reporter's statement changed. */
export interface Step {
  defect: Defect;
  event: DefectEvent | null;
}

export function toDefectEvent(
  event: DefectEventKind,
  by: number,
  more: Partial<DefectEvent> = {},
): DefectEvent {
  return { event, by, name: '', note: '', enteredAt: null, ...more };
}

/** Returns the signature of a status; null if nobody signed it. */
export function getCertification(status: Status | null): Certification | null {
  return status && 'certification' in status ? status.certification : null;
}
