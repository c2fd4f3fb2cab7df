import { generatePassphrase } from 'secure-password-utilities';
import { DEFAULT_WORDLIST } from 'secure-password-utilities/wordlists';

const wordCount = 4;

/**
 * Generates a password that people can read out over the phone: four random words of the EFF's long list (7,772 words).
 * Its 51.7 bits are too many to guess despite the throttle. With a stolen database, at 20 ms per argon2id hash, 10,000
 * processors would need 100 years on average.
 */
export function firstPassword(): string {
  return generatePassphrase(wordCount, DEFAULT_WORDLIST, ' ');
}
