import { isFieldUnsent, type Header } from '../state/header';
import type { DraftState } from '../state/inspectionState';

/** Whether the report as it is now is signed, with a press on this phone or on the server. */
export function isSigned(header: Header): boolean {
  if (header.signature !== 'none') return header.signature === 'signed';
  if (header.values.drivers_signature.trim() === '') return false;
  return (
    !isFieldUnsent(header, 'drivers_signature') && !isFieldUnsent(header, 'drivers_signature_date')
  );
}

/** Requires another signature, because the report changed after it was signed. */
export function outdateSignature(header: Header): void {
  if (isSigned(header)) header.signature = 'outdated';
}

/**
 * Whether the driver still has to sign. This applies only to Linehaul's own backend. With another
 * backend, the driver types a signature.
 */
export const isSignatureMissing = ({ driver, header }: DraftState): boolean =>
  driver !== null && !isSigned(header);
