import type { DraftState } from '../state/inspectionState';

/** Whether Linehaul's own backend would reject the text as too long. */
export const isTooLong = ({ driver }: DraftState, text: string, limit: number): boolean =>
  driver !== null && text.trim().length > limit;
