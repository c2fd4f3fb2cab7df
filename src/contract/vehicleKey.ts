/**
 * Upper-case letters that look like a Latin letter. They are Cyrillic, Greek or Armenian, or Latin
 * with strokes.
 */
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
 * Converts a text to upper-case Latin letters where possible. Removes accents, widths and small
 * forms, and replaces look-alikes from other scripts. It never turns one ASCII character into
 * another, so O and 0 remain different.
 */
export function plainLetters(text: string): string {
  const upper = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return Array.from(upper.normalize('NFKD'), (letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/\p{M}/gu, '');
}

/**
 * Returns the key by which vehicle numbers are compared, on the phone and on the server, which
 * stores it. The key has the letters and digits of the number. A number without any is compared as
 * it is.
 */
export function vehicleKey(number: string): string {
  return plainLetters(number).replace(/[^\p{L}\p{N}]/gu, '') || number.trim();
}
