import { lineAt, type Mistake } from './violation';

/** Words that this project avoids, with their replacements (docs/glossary.md). */
const words: readonly (readonly [pattern: RegExp, write: string])[] = [
  // The quoted word is allowed, because photos on the phone store 'refused' as a status.
  [/\b(?<!')refus(?:e|es|ed|ing|als)\b/i, 'reject'],
  [/\bbeside\b/i, 'next to'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bstand-ins?\b/i, 'fake'],
  [/\bfor ever\b/i, 'forever'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  // The draft on the phone stores the key `moment`.
  [/\bmoment[A-Z]\w*|\w+Moment\b/, 'dateTime'],
  [/\w+OnAPhone\b/, 'Mobile'],
  [/\w+Patience\b/, 'timeout'],
  [/\be-mails?\b/i, 'email'],
  [/\banswer (?:of|from) the server\b|\bserver answers\b/i, 'response'],
  // The stored key `colourScheme` keeps its name.
  [/(?<!['`])colour/i, 'color'],
  // MUI's palette has the key `grey`.
  [/\bgrey\b(?![,.[])/i, 'gray'],
  [/\b(?:behaviour|neighbour|favour|honour)/i, 'the American spelling: -or'],
  [/\b(?:centre|centred|metre|metres|litre|theatre)\b/i, 'the American spelling: -er'],
  [/\b(?:labelled|unlabelled|cancelled|travelled|modelled)\b/i, 'the American spelling: one l'],
  [/\b(?:normali|recogni|organi|initiali|synchroni|optimi|memoi)s(?:e|es|ed|ing|ation)\b/i, '-ize'],
  [/\b(?:licence|defence|tyres?|kerb|analyse|catalogue)\b/i, 'the American spelling'],
];

/** Finds the avoided words in a text, with their lines and replacements. */
export function replacedWords(text: string): Mistake[] {
  return words
    .flatMap(([pattern, write]) =>
      [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ 0: word, index }) => ({
        line: lineAt(text, index),
        what: `says '${word}': write '${write}'`,
      })),
    )
    .toSorted((a, b) => a.line - b.line);
}
