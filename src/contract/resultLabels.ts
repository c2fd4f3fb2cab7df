import type { ReportRow } from './records';

/** Labels for a report's result, for drivers and the office. */
export const resultLabels: Record<ReportRow['result'], string> = {
  all_clear: 'All clear',
  defects_open: 'Defects open',
  defects_closed: 'Defects closed',
};
