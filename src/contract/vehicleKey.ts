/** Upper-case letters that look like a Latin one: Cyrillic, Greek, Armenian, and Latin with strokes. */
const lookAlikes: Readonly<Record<string, string>> = {
  A: 'АΑ',
  B: 'ВΒ',
  C: 'С',
  D: 'ĐÐ',
  E: 'ЕΕ',
  F: 'Ϝ',
  G: 'Ԍ',
  H: 'НΗҺĦ',
  I: 'ІΙӀ',
  J: 'ЈͿ',
  K: 'КΚ',
  L: 'ԼŁ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟՕØ',
  P: 'РΡ',
  Q: 'Ԛ',
  S: 'ЅՏ',
  T: 'ТΤŦ',
  U: 'Ս',
  V: 'Ѵ',
  W: 'Ԝ',
  X: 'ХΧ',
  Y: 'УΥҮ',
  Z: 'Ζ',
};
const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/**
 * Converts text to upper-case Latin letters where possible. Keeps look-alikes within ASCII, so O and 0 remain
 * different.
 */
export function plainLetters(text: string): string {
  const upper = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return Array.from(upper.normalize('NFKD'), (letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/\p{M}/gu, '');
}

/**
 * Returns the key by which phones and the server compare vehicle numbers. It contains the letters and digits of
 * `plainLetters(number)`. If there are none, the key is the trimmed number.
 */
export function vehicleKey(number: string): string {
  return plainLetters(number).replace(/[^\p{L}\p{N}]/gu, '') || number.trim();
}

/** Returns a key that differs for a truck and a trailer with the same number. */
export const toKindNumberKey = ({ kind, number }: { kind: string; number: string }) =>
  `${kind} ${vehicleKey(number)}`;
