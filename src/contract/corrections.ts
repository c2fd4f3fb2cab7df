import * as v from 'valibot';
import { optionalPhone } from './fields';
import { limits } from './limits';

/**
 * Removes the separators of a phone number, and the invisible marks that phones' address books put around it. Returns
 * null if the result is not a valid number.
 */
export function correctedPhone(text: string): string | null {
  const digits = text.replace(/[\s()./\p{Dash}\p{Cf}]/gu, '');
  return digits !== '' && v.is(optionalPhone, digits) ? digits : null;
}

/**
 * Removes the thousands separators and the unit of a weight in pounds. Returns null if the result is not a valid
 * weight.
 */
export function correctedWeight(text: string): string | null {
  if (text.length > limits.commodity) return null;
  const [, number] =
    /^(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?) *(?:lbs?|pounds?|#)?\.?$/i.exec(text.trim()) ??
    [];
  return number?.replaceAll(',', '') ?? null;
}
