import type { EntityState } from '@reduxjs/toolkit';
import { blankDraft, type RevisedContents, type Vehicles } from './draftContents';
import type { PageState } from './page';
import { photosAdapter, type Photo } from './photo';

export type DraftAccess =
  | { status: 'closed' }
  /** The phone is reading the draft. */
  | { status: 'opening'; owner: string }
  | { status: 'writable'; owner: string }
  /** Another tab writes the draft. */
  | { status: 'readOnly'; owner: string };

type Loading =
  | { status: 'idle' }
  /**
   * `announce` makes the page show 'Loaded existing inspection data'. `quiet` makes the page show no message if the
   * fetch fails.
   */
  | { status: 'due'; announce: boolean; quiet: boolean }
  | { status: 'loaded' }
  | { status: 'failed'; announce: boolean };

/**
 * A report that an earlier version filed on this phone by username, and which no account has taken. `key` is its storage
 * key.
 */
export interface ReportByName {
  key: string;
  name: string;
}

/** The server's messages by field name in the API. */
export type FieldRejections = Record<string, string[]>;

export interface DraftState extends RevisedContents {
  access: DraftAccess;
  /** Storage keys of the drafts that were set aside, latest first. */
  setAside: string[];
  byName: ReportByName[];
  loading: Loading;
  connection: 'reachable' | 'unreachable';
  /** Whether the server has responded to a fetch of the report since the page was opened or the connection was lost. */
  isCompared: boolean;
  /** The server's time minus the phone's, in ms, when the server last responded. */
  clockDifference: number;
  /** The same difference; 0 if it is at most 25 hours. */
  clockError: number;
  rejections: FieldRejections;
  /**
   * Whether the last submission was rejected or failed at the server, and the driver has changed and submitted nothing
   * since.
   */
  isRejected: boolean;
  knownVehicles: Vehicles[];
  /** The driver's name from the account, which a new form gets. Null with another backend. */
  driver: string | null;
  /** The photos on the phone's disk, with Linehaul's own backend. */
  photos: EntityState<Photo, string>;
}

export interface DraftRoot {
  inspection: { draft: DraftState };
}

/** The root state once the inspection's reducer is injected. */
export interface InspectionRoot {
  inspection: { draft: DraftState; page: PageState };
}

export const closedDraft: DraftState = {
  ...blankDraft,
  revision: 0,
  access: { status: 'closed' },
  setAside: [],
  byName: [],
  loading: { status: 'idle' },
  connection: 'reachable',
  isCompared: false,
  clockDifference: 0,
  clockError: 0,
  rejections: {},
  isRejected: false,
  knownVehicles: [],
  driver: null,
  photos: photosAdapter.getInitialState(),
};

export function draftIn(state: unknown): DraftState {
  return (state as DraftRoot).inspection.draft;
}
