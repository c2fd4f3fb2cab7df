import { plainLetters, vehicleKey } from './vehicleKey';

/** Matches 'n/a', which contains a separator but means no trailer. */
const notApplicable = /(^|[^\p{L}\p{N}-])(?:(?:and|y) )?n ?\/ ?a(?![\p{L}\p{N}-])/giu;

/** Separators between trailer numbers, with their full-width forms. */
const marks = /[,;/&+|，；／＆＋｜\t\n\v\f\r\u0085\u2028\u2029]/u;

/** Words for 'no trailer' in English and Spanish, without accents. */
const noTrailerWords = new Set([
  'NO',
  'NONE',
  'NOTHING',
  'NIL',
  'NULL',
  'NA',
  'BOBTAIL',
  'BOBTAILING',
  'EMPTY',
  'TBD',
  'SIN',
  'NINGUN',
  'NINGUNO',
  'NINGUNA',
  'NADA',
  'VACIO',
  'NOTRAILER',
]);
/** These mean 'no trailer' only if they stand alone between separators, because a trailer may be called 'X-0'. */
const noTrailerMarks = new Set(['', '0', 'X', 'XX', 'XXX']);
/** Words that may follow a word for 'no trailer': 'No trailer today', 'No hay remolque'. */
const fillers = new Set(['TRAILER', 'TRAILERS', 'TODAY', 'REMOLQUE', 'REMOLQUES', 'HOY', 'HAY']);

/** Finds the trailer numbers in a driver's text. Returns each trailer once, as the driver wrote it. */
export function vehicleNumbers(text: string): string[] {
  const parts = text.replace(notApplicable, '$1 ').split(marks).flatMap(splitAtWords);
  const numbers = new Map<string, string>();
  for (const part of parts.filter((one) => !isNoTrailer(one))) {
    const key = vehicleKey(part);
    if (!numbers.has(key)) numbers.set(key, part);
  }
  return [...numbers.values()];
}

/** Splits at 'and', and at 'y' between numbers, because a trailer may be called 'Y 10' or '10 Y'. */
function splitAtWords(part: string): string[] {
  const words = part.trim().split(/\s+/);
  const numbers: string[] = [];
  let number = '';
  for (const [n, word] of words.entries()) {
    const isBetween = number !== '' && n < words.length - 1;
    if (plainLetters(word) === 'AND' || (isBetween && plainLetters(word) === 'Y')) {
      numbers.push(number);
      number = '';
    } else number = number === '' ? word : `${number} ${word}`;
  }
  return [...numbers, number];
}

function isNoTrailer(part: string): boolean {
  const words = plainLetters(part)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const joined = words.join('');
  if (noTrailerMarks.has(joined) || noTrailerWords.has(joined)) return true;
  const isWord = (word: string) => noTrailerWords.has(word);
  return words.some(isWord) && words.every((word) => isWord(word) || fillers.has(word));
}

/**
 * Splits a number at its spaces if each word looks like a separate number, as in 'TR-601 TR-602'. Returns null for any
 * other number.
 */
export function spacedNumbers(number: string): string[] | null {
  const words = number.trim().split(/\s+/);
  return words.length > 1 && words.every((word) => /\p{N}/u.test(word)) ? words : null;
}
