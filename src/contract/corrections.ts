import * as v from 'valibot';
import { optionalPhone } from './fields';
import { limits } from './limits';

/** A phone number without its separators, or null if that is no valid number either. */
export function correctedPhone(text: string): string | null {
  const digits = text.replace(/[\s().\-/]/g, '');
  return digits !== '' && v.is(optionalPhone, digits) ? digits : null;
}

/** A weight in pounds as the rules want it, without separators and unit, or null for other texts. */
export function correctedWeight(text: string): string | null {
  if (text.length > limits.commodity) return null;
  const [, number] =
    /^(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?) *(?:lbs?|pounds?|#)?\.?$/i.exec(text.trim()) ??
    [];
  return number?.replaceAll(',', '') ?? null;
}
