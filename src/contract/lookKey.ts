import { vehicleKey } from './vehicleKey';

/** The words that drivers write before a vehicle's number. Keys never contain '#'. */
const prefix = /^(?:UNIT|TRK|TRUCK|TRL|TRLR|TRAILER)/;

/** Letters that look like digits. */
const digits: Readonly<Record<string, string>> = { O: '0', I: '1', S: '5', B: '8' };

/**
 * Returns the same key for vehicle numbers that look alike. Such numbers differ only by O and 0, I
 * and 1, S and 5, B and 8, leading zeros, or a word in front, such as 'Unit'.
 */
export function lookKey(number: string): string {
  const key = vehicleKey(number);
  const rest = key.replace(prefix, '');
  return (/[\dOISB]/.test(rest) ? rest : key)
    .replace(/[OISB]/g, (letter) => digits[letter] ?? letter)
    .replace(/\d+/g, (run) => run.replace(/^0+/, '') || '0');
}
