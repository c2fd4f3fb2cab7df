import fc from 'fast-check';

/** For each letter, characters that look like it. */
const forms: Readonly<Record<string, readonly string[]>> = {
  A: ['А', 'а', 'Α', 'Á', 'ａ'],
  E: ['Е', 'е', 'Ε', 'é', 'Ｅ'],
  O: ['О', 'о', 'Ο', 'ö', 'Ｏ'],
  T: ['Т', 'т', 'Τ', 'Ｔ', 'ｔ', '𝐓'],
  X: ['Х', 'х', 'Χ', 'Ｘ'],
};
const between = ['', '', '', ' ', '-', '–', '.', '_', '\u00a0', '\u200b', ' - '];
const before = ['', '', ' ', '#', '# '];

export function generateSpellings(number: string): fc.Arbitrary<string> {
  const letters = Array.from(number.replace(/[^A-Z0-9]/g, '')).map((letter) =>
    fc.tuple(
      fc.constantFrom(...between),
      fc.constantFrom(
        letter,
        letter,
        letter.toLowerCase(),
        ...(forms[letter] ?? []),
        String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
      ),
    ),
  );
  return fc
    .tuple(fc.constantFrom(...before), fc.tuple(...letters), fc.constantFrom('', ' '))
    .map(([start, all, end]) => {
      const [[, first] = ['', ''], ...rest] = all;
      return `${start}${first}${rest.map((pair) => pair.join('')).join('')}${end}`;
    });
}

const readAs: Readonly<Record<string, readonly string[]>> = {
  0: ['0', 'O'],
  1: ['1', 'I'],
  5: ['5', 'S'],
  8: ['8', 'B'],
};

export function generateMisspellings(number: string): fc.Arbitrary<string> {
  const letters = Array.from(number).map((letter) =>
    fc.constantFrom(...(readAs[letter] ?? [letter])),
  );
  const zeros = fc.constantFrom('', '', '0', '00');
  const word = fc.constantFrom('', '', 'UNIT ', '#', 'TRK ', 'TRUCK #');
  return fc.tuple(word, zeros, fc.tuple(...letters)).map(([start, more, all]) => {
    const written = all.join('');
    return `${start}${written.replace(/^([A-Z]*-?)/, `$1${more}`)}`;
  });
}
