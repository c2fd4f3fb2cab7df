import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { unavailable } from '../../platform/rejections';

/** OWASP's recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many passwords to hash at once. If the machine has several cores, one remains free for requests. Each hash takes
 * 19 MB and one thread of Node's pool (main.ts).
 */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);

/** The longest wait in ms before hashing starts. */
const longestWait = 20_000;

/** The maximum number of waiting callers. It limits the memory that a flood from many networks can use. */
const waiting = 2000;
const turns = pLimit(hashesAtOnce);

/**
 * Runs the work, which hashes or verifies a password, when its turn comes. Throws 503 with Retry-After if the wait is
 * too long or too many callers wait.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= waiting) throw unavailable(1);
  const asked = performance.now();
  return turns(() => {
    if (performance.now() - asked > longestWait) throw unavailable(1);
    return work();
  });
}

/** Throws 503 if the wait is too long or too many callers wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/**
 * Returns a hash that matches no known password, for an account whose owner has not chosen one yet. The hash is random,
 * because computing thousands of hashes would slow an import down. A sign-in takes the same time as with a computed
 * hash.
 */
export function unusableHash(): string {
  const { memoryCost, timeCost, parallelism } = cost;
  const [salt, digest] = [unpadded(randomBytes(16)), unpadded(randomBytes(32))];
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}

let dummyHash: Promise<string> | null = null;

/**
 * Whether the password matches the hash. If `stored` is null (unknown user), verifies a dummy hash and returns false,
 * so the timing does not reveal which usernames exist. Call it `inTurn`.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash(randomBytes(32).toString('hex'), cost);
  const matches = await verify(stored ?? (await dummyHash), password);
  return stored !== null && matches;
}
