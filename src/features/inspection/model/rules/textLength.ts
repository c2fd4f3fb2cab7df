import type { DraftState } from '../state/inspectionState';

/** Whether Linehaul's own backend rejects the text as too long. Another backend has limits of its own. */
export const isTooLong = ({ driver }: DraftState, text: string, limit: number): boolean =>
  driver !== null && text.trim().length > limit;
