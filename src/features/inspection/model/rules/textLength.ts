import type { InspectionState } from '../state/inspectionState';

/** Whether Linehaul's own backend rejects the text as too long. Another backend has limits of its own. */
export const isTooLong = ({ driver }: InspectionState, text: string, limit: number): boolean =>
  driver !== null && text.trim().length > limit;
