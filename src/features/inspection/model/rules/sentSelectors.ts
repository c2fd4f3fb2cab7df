import type { InspectionRoot } from '../state/inspectionState';
import type { SentReport } from '../state/sentReport';

export const selectSentReports = ({ inspection }: InspectionRoot): SentReport[] => inspection.sent;

/** The office has received the latest report, and the driver has not seen its receipt. */
function isNews({ sent }: InspectionRoot['inspection']): boolean {
  return sent[0]?.isSeen === false;
}

/**
 * The report whose receipt is to be shown, or null. If another tab writes the draft, that tab shows
 * it; a driver who keeps editing a sent report sees a notice next to the bar instead.
 */
export function selectReceipt({ inspection }: InspectionRoot): SentReport | null {
  const { draft, outbox, sent } = inspection;
  if (draft.status !== 'writable' || outbox.status === 'withdrawn' || !isNews(inspection))
    return null;
  return sent[0] ?? null;
}

/** The report was sent without the driver's last change, so the whole form is now a new report. */
export const selectIsSentBeforeChange = ({ inspection }: InspectionRoot): boolean =>
  inspection.outbox.status === 'withdrawn' &&
  inspection.sent[0]?.outcome === 'sent' &&
  isNews(inspection);

/** Number of items by value in a sent report. */
export function sentCount({ items }: SentReport): {
  passed: number;
  failed: number;
  total: number;
} {
  const values = Object.values(items);
  return {
    passed: values.filter((value) => value === true).length,
    failed: values.filter((value) => value === false).length,
    total: values.length,
  };
}
