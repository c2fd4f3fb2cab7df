import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { throttled } from '../../platform/rejections';

/** OWASP's recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many passwords to hash at once. If the machine has several cores, one remains free for requests. Each hash takes
 * 19 MB and one thread of Node's pool (main.ts).
 */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);

/** The longest wait in ms before hashing starts. */
const longestWait = 10_000;

/** The maximum number of waiting callers. A core hashes about 25 passwords a second, so the last caller waits 8 s. */
const waiting = 200;
const turns = pLimit(hashesAtOnce);

/**
 * Runs the work, which hashes or verifies a password, when its turn comes. Throws 429 at once if too many callers wait,
 * and after the longest wait.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= waiting) throw throttled(1);
  const asked = performance.now();
  return turns(() => {
    if (performance.now() - asked > longestWait) throw throttled(1);
    return work();
  });
}

/** The maximum number of waiting hashes and checks of one account. A person presses twice at most. */
const waitingPerAccount = 5;
const waitingPerKey = new Map<string, number>();

/**
 * Runs the work of an account like `inTurn`. Throws 429 if too much work with the same key waits, so that one account
 * cannot keep the others waiting.
 */
export async function inAccountTurn<Result>(
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = waitingPerKey.get(key) ?? 0;
  if (before >= waitingPerAccount) throw throttled(1);
  waitingPerKey.set(key, before + 1);
  try {
    return await inTurn(work);
  } finally {
    const left = (waitingPerKey.get(key) ?? 1) - 1;
    if (left > 0) waitingPerKey.set(key, left);
    else waitingPerKey.delete(key);
  }
}

/** Hashes a password in the turn of the account that asks; without an account, for a program. Throws 429 like `inTurn`. */
export function hashPassword(password: string, account?: string): Promise<string> {
  const work = () => hash(password, cost);
  return account === undefined ? inTurn(work) : inAccountTurn(account, work);
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
 * so the timing does not reveal which usernames exist. Call it in `inAccountTurn`.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash(randomBytes(32).toString('hex'), cost);
  const matches = await verify(stored ?? (await dummyHash), password);
  return stored !== null && matches;
}
