import type { InspectionRoot } from '../state/inspectionState';
import { filledHeader } from '../state/prefill';

/** Truck, trailer and driver on one line. */
function lineOf(parts: { truck_number: string; trailer_numbers: string; carrier: string }): string {
  const texts = [parts.truck_number, parts.trailer_numbers, parts.carrier];
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' · ');
}

/**
 * The remembered header offered to a new form, on one line; null if there is none or it is not
 * needed.
 */
export function selectOffer({ inspection }: InspectionRoot): string | null {
  const { draft, report, prefill, header } = inspection;
  const isNew = report.status === 'none' || report.status === 'unknown';
  if (draft.status !== 'writable' || !isNew || prefill.header === null) return null;
  const { carrier, truck_number: truck } = header.values;
  if (carrier.trim() !== '' || truck.trim() !== '') return null;
  return lineOf(filledHeader(header.values, prefill.header));
}

/** Text of the folded header. */
export const selectFoldedLine = ({ inspection }: InspectionRoot) =>
  lineOf(inspection.header.values);

export const selectIsFolded = ({ inspection }: InspectionRoot) => inspection.header.isFolded;
