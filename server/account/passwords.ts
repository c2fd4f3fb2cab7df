import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';

/** OWASP's argon2id: 19 MiB, two passes, one lane (argon2id is the library's default algorithm). */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let dummyHash: Promise<string> | null = null;

/**
 * Whether the password fits the hash. Without a hash (unknown user) it works just as long on a
 * dummy and answers no, so that the time does not tell which usernames exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(32).toString('hex'));
  const matches = await verify(stored ?? (await dummyHash), password);
  return stored !== null && matches;
}
