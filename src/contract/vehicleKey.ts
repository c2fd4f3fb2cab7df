/** Upper-case letters that look like a Latin one: Cyrillic, Greek and Armenian, then Latin with strokes. */
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
 * A text in upper-case Latin letters where it can be: without accents, widths and small forms, and with
 * the look-alikes of other scripts. It never makes one ASCII character another, so O and 0 differ.
 */
export function plainLetters(text: string): string {
  const upper = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return Array.from(upper.normalize('NFKD'), (letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/\p{M}/gu, '');
}

/**
 * What vehicles' numbers are compared by, on the phone and on the server, which stores it: their
 * letters and digits. A number without any is compared as it is.
 */
export function vehicleKey(number: string): string {
  return plainLetters(number).replace(/[^\p{L}\p{N}]/gu, '') || number.trim();
}
