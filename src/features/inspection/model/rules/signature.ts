import { isFieldUnsent, type Header } from '../state/header';
import type { DraftState } from '../state/inspectionState';

/**
 * Whether the driver has signed the report in its present form, with a press here or on the server.
 */
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
 * Whether the driver still has to sign, on Linehaul's own backend. With another backend, they type
 * a text.
 */
export const isSignatureMissing = ({ driver, header }: DraftState): boolean =>
  driver !== null && !isSigned(header);
