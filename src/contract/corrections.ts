import * as v from 'valibot';
import { optionalPhone } from './fields';
import { limits } from './limits';

/**
 * Returns a phone number without its separators, or null if the result is not a valid number
 * either.
 */
export function correctedPhone(text: string): string | null {
  const digits = text.replace(/[\s().\-/]/g, '');
  return digits !== '' && v.is(optionalPhone, digits) ? digits : null;
}

/**
 * Returns a weight in pounds without separators and unit, as the rules require, or null for other
 * text.
 */
export function correctedWeight(text: string): string | null {
  if (text.length > limits.commodity) return null;
  const [, number] =
    /^(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?) *(?:lbs?|pounds?|#)?\.?$/i.exec(text.trim()) ??
    [];
  return number?.replaceAll(',', '') ?? null;
}
