import type { ReportRow } from './records';

/** A report's states in words (docs/glossary.md), the same for the office, the driver and paper. */
export const reportStateLabels: Record<ReportRow['state'], string> = {
  current: 'Saved',
  sent: 'Sent',
  superseded: 'Superseded',
};

export const savedAtOfficeText = `${reportStateLabels.current} at the office`;

/** 'Corrected by report 61' if a later report corrects it, or else the report's state. */
export const reportStateText = ({
  state,
  corrected_by: correction,
}: Pick<ReportRow, 'state' | 'corrected_by'>): string =>
  correction === null ? reportStateLabels[state] : `Corrected by report ${correction}`;
