import type { InspectionRoot } from '../state/inspectionState';
import { pendingOf } from '../state/outbox';
import { isAnythingUnsent } from './reportMerge';

/**
 * The loaded report's date if that is before today; null if there is none or the report is being
 * sent.
 */
export function selectEarlierDay({ inspection }: InspectionRoot, today: string): string | null {
  const { draft, report, header } = inspection;
  if (draft.status !== 'writable' || report.status !== 'loaded') return null;
  if (pendingOf(inspection) || header.server.date >= today) return null;
  return header.server.date;
}

/** Whether the loaded report has unsent changes. */
export const selectIsChanged = ({ inspection }: InspectionRoot) =>
  inspection.patches.length > 0 || isAnythingUnsent(inspection);

/** Whether a new inspection replaces an earlier one and nothing has been entered yet. */
export const selectIsNewStart = ({ inspection }: InspectionRoot) =>
  inspection.draft.status === 'writable' &&
  inspection.report.status === 'none' &&
  inspection.replaces !== null &&
  !isAnythingUnsent(inspection);
