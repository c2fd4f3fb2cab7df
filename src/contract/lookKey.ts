import { plainLetters, vehicleKey } from './vehicleKey';

/** Words that drivers write before a vehicle's number. 'TRLR' precedes 'TRL', because the first match counts. */
const prefix = /^(?:UNIT|TRUCK|TRK|TRAILER|TRLR|TRL)/;
/** 'TRL R-88' is trailer R-88, although its key begins with 'TRLR'. */
const separateR = /^[^\p{L}\p{N}]*TRL[^\p{L}\p{N}]+R/u;

/** Letters and the digits that they resemble. */
const digits: Readonly<Record<string, string>> = { O: '0', I: '1', S: '5', B: '8' };

/**
 * Returns the same key for vehicle numbers that look alike. A change to this function requires a migration that
 * recomputes `vehicles.look_key`.
 */
export function lookKey(number: string): string {
  const key = vehicleKey(number);
  const rest = separateR.test(plainLetters(number))
    ? key.slice('TRL'.length)
    : key.replace(prefix, '');
  return (/[\dOISB]/.test(rest) ? rest : key)
    .replace(/[OISB]/g, (letter) => digits[letter] ?? letter)
    .replace(/\d+/g, (run) => run.replace(/^0+/, '') || '0');
}
