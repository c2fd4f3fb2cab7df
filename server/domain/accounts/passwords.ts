import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { unavailable } from '../../platform/rejections';

/**
 * OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, and one
 * lane.
 */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The number of passwords to hash at once. One core remains free for requests. Each hash uses one
 * thread of Node's pool (main.ts) and 19 MB.
 */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);

/** The maximum wait in ms for a caller's turn. It is shorter than a phone waits for a response. */
const longestWait = 20_000;

/**
 * The maximum number of waiting callers. It bounds the memory that a flood from many networks can
 * use.
 */
const waiting = 2000;
const turns = pLimit(hashesAtOnce);

/**
 * Waits for the caller's turn and then runs the work, which hashes or verifies a password. At the
 * start of a shift, the wait takes some seconds. Throws 503 with Retry-After if it takes too long
 * or too many callers wait.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= waiting) throw unavailable(1);
  const asked = performance.now();
  return turns(() => {
    if (performance.now() - asked > longestWait) throw unavailable(1);
    return work();
  });
}

/** Throws 503 if the caller has to wait too long. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/**
 * A hash that matches no known password, for an account whose owner has yet to choose one. It is
 * random instead of computed, so that an import of thousands takes no time. It has the same form as
 * other hashes, so that a sign-in takes the same time.
 */
export function unusableHash(): string {
  const { memoryCost, timeCost, parallelism } = cost;
  const [salt, digest] = [unpadded(randomBytes(16)), unpadded(randomBytes(32))];
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}

let dummyHash: Promise<string> | null = null;

/**
 * Whether the password matches the hash. Without a hash (unknown user), verifies a dummy hash and
 * returns false. Both take the same time, so the timing does not reveal which usernames exist. Call
 * it `inTurn`.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash(randomBytes(32).toString('hex'), cost);
  const matches = await verify(stored ?? (await dummyHash), password);
  return stored !== null && matches;
}
