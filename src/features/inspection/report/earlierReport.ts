import type { InspectionRoot } from '../inspectionState';
import { pendingOf } from '../sync/outbox';
import { isAnythingUnsent } from './reportMerge';

/** The day of the loaded report if it was before today; null where none is, or it is on its way. */
export function selectEarlierDay({ inspection }: InspectionRoot, today: string): string | null {
  const { draft, report, header } = inspection;
  if (draft.status !== 'writable' || report.status !== 'loaded') return null;
  if (pendingOf(inspection) || header.server.date >= today) return null;
  return header.server.date;
}

/** Something of the loaded report is not at the server yet. */
export const selectIsChanged = ({ inspection }: InspectionRoot) =>
  inspection.patches.length > 0 || isAnythingUnsent(inspection);

/** A new inspection was begun in an earlier one's place, and nothing entered yet. */
export const selectIsNewStart = ({ inspection }: InspectionRoot) =>
  inspection.draft.status === 'writable' &&
  inspection.report.status === 'none' &&
  inspection.replaces !== null &&
  !isAnythingUnsent(inspection);
