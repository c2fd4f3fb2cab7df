import { isFieldUnsent, type Header } from '../state/header';
import type { DraftState } from '../state/inspectionState';

/** Whether the driver signed the report as it is: by a press here, or as the server has it. */
export function isSigned(header: Header): boolean {
  if (header.signature !== 'none') return header.signature === 'signed';
  if (header.values.drivers_signature.trim() === '') return false;
  return (
    !isFieldUnsent(header, 'drivers_signature') && !isFieldUnsent(header, 'drivers_signature_date')
  );
}

/** What was changed after it was signed is to be signed again. */
export function outdateSignature(header: Header): void {
  if (isSigned(header)) header.signature = 'outdated';
}

/** Whether the driver still has to sign, on Linehaul's own backend. Elsewhere they type a text. */
export const isSignatureMissing = ({ driver, header }: DraftState): boolean =>
  driver !== null && !isSigned(header);
