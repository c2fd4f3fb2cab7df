import type { DraftState } from '../state/inspectionState';

/**
 * Whether Linehaul's own backend rejects the text as too long. Another backend has its own limits.
 */
export const isTooLong = ({ driver }: DraftState, text: string, limit: number): boolean =>
  driver !== null && text.trim().length > limit;
