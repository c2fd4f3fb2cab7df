import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { unavailable } from '../../platform/rejections';

/**
 * OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one
 * lane.
 */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * argon2 runs on Node's thread pool (four threads), which files, name look-ups and compression need
 * too. So at most two hashes run at once, and 32 callers may wait, which takes about half a second.
 */
const running = 2;
const waiting = 32;
const turns = pLimit(running);

/**
 * Runs work that hashes or verifies a password when its turn comes. Throws 503 with Retry-After if
 * too many callers are already waiting.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.activeCount + turns.pendingCount >= running + waiting) throw unavailable(1);
  return turns(work);
}

/** Throws 503 if too many callers are waiting. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let dummyHash: Promise<string> | null = null;

/**
 * Whether the password matches the hash. Without a hash (unknown user) it verifies a dummy, which
 * takes as long, and returns false, so that timing does not reveal which usernames exist. Call it
 * `inTurn`.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash(randomBytes(32).toString('hex'), cost);
  const matches = await verify(stored ?? (await dummyHash), password);
  return stored !== null && matches;
}
