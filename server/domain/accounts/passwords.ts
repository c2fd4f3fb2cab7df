import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { unavailable } from '../../platform/rejections';

/**
 * OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one
 * lane.
 */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The number of passwords hashed at once. One core stays free to serve requests. Each hash takes a
 * thread of Node's pool (main.ts) and 19 MB.
 */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);

/** The time in ms that a caller waits for their turn, shorter than a phone waits for a response. */
const longestWait = 20_000;

/**
 * The most callers that may wait at once, to limit the memory that a flood from many networks
 * takes.
 */
const waiting = 2000;
const turns = pLimit(hashesAtOnce);

/**
 * Runs work that hashes or verifies a password when its turn comes. At the start of a shift that
 * takes some seconds. Throws 503 with Retry-After if it takes too long or too many callers wait.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= waiting) throw unavailable(1);
  const asked = performance.now();
  return turns(() => {
    if (performance.now() - asked > longestWait) throw unavailable(1);
    return work();
  });
}

/** Throws 503 if the caller's turn does not come in time. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/**
 * A hash that no known password matches, for an account whose owner has yet to choose one. It is
 * random instead of computed, so that an import of thousands takes no time, and it has the form of
 * the others, so that a sign-in takes as long.
 */
export function unusableHash(): string {
  const { memoryCost, timeCost, parallelism } = cost;
  const [salt, digest] = [unpadded(randomBytes(16)), unpadded(randomBytes(32))];
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}

let dummyHash: Promise<string> | null = null;

/**
 * Whether the password matches the hash. Without a hash (unknown user) it verifies a dummy, which
 * takes as long, and returns false. So the timing does not reveal which usernames exist. Call it
 * `inTurn`.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash(randomBytes(32).toString('hex'), cost);
  const matches = await verify(stored ?? (await dummyHash), password);
  return stored !== null && matches;
}
