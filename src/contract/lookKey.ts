import { vehicleKey } from './vehicleKey';

/** What drivers write in front of a vehicle's number. '#' is in no key anyway. */
const prefix = /^(?:UNIT|TRK|TRUCK|TRL|TRLR|TRAILER)/;

/** Letters that are read as digits. */
const digits: Readonly<Record<string, string>> = { O: '0', I: '1', S: '5', B: '8' };

/**
 * Returns the same key for vehicles' numbers that look alike. These differ only by O and 0, I and 1, S
 * and 5, B and 8, leading zeros, or a word such as 'Unit' in front.
 */
export function lookKey(number: string): string {
  const key = vehicleKey(number);
  const rest = key.replace(prefix, '');
  return (/[\dOISB]/.test(rest) ? rest : key)
    .replace(/[OISB]/g, (letter) => digits[letter] ?? letter)
    .replace(/\d+/g, (run) => run.replace(/^0+/, '') || '0');
}
