import { generatePassphrase } from 'secure-password-utilities';
import { DEFAULT_WORDLIST } from 'secure-password-utilities/wordlists';

const words = 4;

/**
 * A password that can be read out over the telephone: four words of the EFF's long list (7,772 of them), drawn by the
 * system's random generator. That is 51.7 bits: at the throttle's pace guessing it takes for ever, and from a stolen
 * database, at 20 ms for each argon2id hash, 10,000 processors would need 100 years on average.
 */
export function firstPassword(): string {
  return generatePassphrase(words, DEFAULT_WORDLIST, ' ');
}
