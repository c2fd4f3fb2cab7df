import type { InspectionRoot } from '../state/inspectionState';
import { isFieldUnsent } from '../state/header';
import { timeQuestion } from './timeQuestion';
import { milesOf, odometerQuestion } from '../state/odometer';

/** The value that a question is about, stored once the driver confirms it. */
export const selectMomentKey = ({ inspection: { header } }: InspectionRoot) =>
  `${header.values.date} ${header.values.time}`;

export const selectOdometerKey = ({ inspection: { header } }: InspectionRoot) =>
  `${header.values.truck_number.trim()} ${milesOf(header.values.odometer_reading) ?? ''}`;

/**
 * The question about the day and time, or null. There is none for a report that was saved with
 * them.
 */
export function selectTimeQuestion(root: InspectionRoot, now: number): string | null {
  const { header, report } = root.inspection;
  const isSaved = report.status === 'loaded' || report.status === 'created';
  const isEdited = isFieldUnsent(header, 'date') || isFieldUnsent(header, 'time');
  if ((isSaved && !isEdited) || header.confirmed.moment === selectMomentKey(root)) return null;
  return timeQuestion(header.values, now);
}

/** The question about the odometer reading, or null, as for a truck new to this phone. */
export function selectOdometerQuestion(root: InspectionRoot): string | null {
  const { header, prefill } = root.inspection;
  const miles = milesOf(header.values.odometer_reading);
  const truck = header.values.truck_number.trim();
  const last = prefill.odometers.find((known) => known.truck === truck);
  if (miles === null || !last) return null;
  if (header.confirmed.odometer === selectOdometerKey(root)) return null;
  return odometerQuestion(miles, last.miles);
}
