import { limits } from '@/contract/limits';
import { commonPasswords } from './commonPasswords';

const shortest = 8;

/**
 * Lists what is wrong with a new password, in the words of Django's own validators
 * (docs/product.md, Forms). Empty if it is acceptable.
 */
export function passwordProblems(password: string, username: string): string[] {
  const problems: string[] = [];
  if (password.length > limits.password) {
    return [`Ensure this field has no more than ${limits.password} characters.`];
  }
  if ([...password].length < shortest) {
    problems.push(`This password is too short. It must contain at least ${shortest} characters.`);
  }
  if (resembles(password, username)) {
    problems.push('The password is too similar to the username.');
  }
  if (commonPasswords.has(password.toLowerCase())) {
    problems.push('This password is too common.');
  }
  if (/^\d+$/.test(password)) problems.push('This password is entirely numeric.');
  return problems;
}

/** Whether it is the username itself or little more. */
function resembles(password: string, username: string): boolean {
  const [secret, name] = [password.toLowerCase(), username.toLowerCase()];
  if (name.length < 3) return secret === name;
  return secret.includes(name) && secret.length - name.length < 4;
}
