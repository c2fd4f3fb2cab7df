import { momentOf } from '../../../contract/dates';
import type { Moment } from '../../../contract/dates';
import { defaultCondition } from '../../../contract/inspection';
import type { InspectionHeader } from '../../../contract/inspection';

export type HeaderField = keyof InspectionHeader;
/** The header as it is typed: not yet judged by the rules. */
export type HeaderValues = Record<HeaderField, string>;

/** The header as entered, beside what the server has of it: the difference is unsent. */
export interface Header {
  values: HeaderValues;
  server: HeaderValues;
}

export const now = (): Moment => momentOf(new Date());

const blankValues: HeaderValues = {
  carrier: '',
  address: '',
  date: '',
  time: '',
  truck_number: '',
  odometer_reading: '',
  trailer_numbers: '',
  drivers_signature: '',
  drivers_signature_date: '',
  mechanics_signature: '',
  mechanics_signature_date: '',
  satisfactory_vehicle_condition: defaultCondition,
};

export const headerFields = Object.keys(blankValues) as HeaderField[];

export const blankHeader: Header = { values: blankValues, server: blankValues };

/** A new report's header: today and now are filled in, the default condition is chosen. */
export function headerAt(moment: Moment): HeaderValues {
  return {
    ...blankValues,
    ...moment,
    drivers_signature_date: moment.date,
    mechanics_signature_date: moment.date,
  };
}

export function isFieldUnsent(header: Header, field: HeaderField): boolean {
  return header.values[field].trim() !== header.server[field].trim();
}
