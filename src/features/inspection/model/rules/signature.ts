import { isFieldUnsent, type Header } from '../state/header';
import type { DraftState } from '../state/inspectionState';

/** Whether the report is signed in its present state, either on this phone or on the server. */
export function isSigned(header: Header): boolean {
  if (header.signature !== 'none') return header.signature === 'signed';
  if (header.values.drivers_signature.trim() === '') return false;
  return (
    !isFieldUnsent(header, 'drivers_signature') && !isFieldUnsent(header, 'drivers_signature_date')
  );
}

/** Requires another signature after a change to a signed report. */
export function outdateSignature(header: Header): void {
  if (isSigned(header)) header.signature = 'outdated';
}

/** Whether the driver must still sign with a press. With another backend, the driver types a signature instead. */
export const isSignatureMissing = ({ driver, header }: DraftState): boolean =>
  driver !== null && !isSigned(header);
