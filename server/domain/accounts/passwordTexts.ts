import { translations } from '@zxcvbn-ts/language-en';

/** Plain-English warnings that replace the library's own. */
const warnings: typeof translations.warnings = {
  straightRow: 'Its keys are next to each other on the keyboard.',
  keyPattern: 'It is a pattern on the keyboard.',
  simpleRepeat: 'It repeats a letter or number.',
  extendedRepeat: 'It repeats the same letters.',
  sequences: 'It counts up or down, like abc or 123.',
  recentYears: 'It is a year.',
  dates: 'It is a date.',
  topTen: 'Many people use it.',
  topHundred: 'Many people use it.',
  common: 'Many people use it.',
  similarToCommon: 'Many people use one like it.',
  wordByItself: 'It is a single word.',
  namesByThemselves: 'It is a single name.',
  commonNames: 'It is a name.',
  userInputs: 'It contains your username or the name of this site.',
  pwned: 'It was stolen from another site.',
};

export const passwordTexts = {
  warnings,
  suggestions: translations.suggestions,
  timeEstimation: translations.timeEstimation,
};

export const tooEasy = (reason: string | null): string[] => [
  'This password is too easy to guess.',
  ...(reason ? [reason] : []),
  'Use four words that have nothing to do with each other, with spaces. Numbers and signs are not needed.',
];
