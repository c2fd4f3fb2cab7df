import type { ReportRow } from './records';

export const resultLabels: Record<ReportRow['result'], string> = {
  all_clear: 'All clear',
  defects_open: 'Defects open',
  defects_closed: 'Defects closed',
};
