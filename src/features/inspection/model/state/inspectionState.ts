import type { EntityState } from '@reduxjs/toolkit';
import { blankDraft, type RevisedContents, type Vehicles } from './draftContents';
import type { PageState } from './page';
import { photosAdapter, type Photo } from './photo';

/** Whether this tab may change the signed-in driver's draft. */
export type DraftAccess =
  | { status: 'closed' }
  /** The draft is being read from the phone. */
  | { status: 'opening'; owner: string }
  | { status: 'writable'; owner: string }
  /** Another tab writes the draft, and this tab shows what that tab saves. */
  | { status: 'readOnly'; owner: string };

/** The page's fetch of the current report. */
type Loading =
  | { status: 'idle' }
  /**
   * With `announce`, the page shows 'Loaded existing inspection data'. `quiet` means that the page
   * has already shown the failure.
   */
  | { status: 'due'; announce: boolean; quiet: boolean }
  | { status: 'loaded' }
  | { status: 'failed'; announce: boolean };

/** The server's messages, by the field's name in the API. */
export type FieldRejections = Record<string, string[]>;

/** The driver's report, its pending calls, and which tab may change it. `draftParts` are stored. */
export interface DraftState extends RevisedContents {
  access: DraftAccess;
  /** Storage keys of unreadable drafts that were set aside, latest first. */
  setAside: string[];
  loading: Loading;
  connection: 'reachable' | 'unreachable';
  /**
   * Whether the report has been fetched since the page was opened or the connection was lost. Until
   * then, the office may have changed the report, so it is fetched before waiting taps are sent.
   */
  isCompared: boolean;
  /**
   * The difference between the server's clock and this phone's, in ms. 0 if it is at most a day.
   */
  clockError: number;
  /** The server's messages about the last submission. */
  rejections: FieldRejections;
  /** The server rejected the last submission, and nothing has been changed or submitted since. */
  isRejected: boolean;
  /** The vehicles that the office knows. */
  knownVehicles: Vehicles[];
  /**
   * The driver's name for their signature, with Linehaul's own backend. Null with another backend,
   * where drivers type their signature.
   */
  driver: string | null;
  /** The photos that are on the phone's disk, with Linehaul's own backend. */
  photos: EntityState<Photo, string>;
}

/** The part of the root state that the draft's rules read. */
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
  loading: { status: 'idle' },
  connection: 'reachable',
  isCompared: false,
  clockError: 0,
  rejections: {},
  isRejected: false,
  knownVehicles: [],
  driver: null,
  photos: photosAdapter.getInitialState(),
};

/** Returns the draft. The state's type does not include it, because its reducer is injected. */
export function draftIn(state: unknown): DraftState {
  return (state as DraftRoot).inspection.draft;
}
