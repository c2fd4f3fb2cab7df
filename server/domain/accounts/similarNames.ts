import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { users } from '../tables/accounts';

/** An arbitrary number. The number of each advisory lock begins with 7_402. */
const namesLock = 7_402_020;

/** Maps characters that look alike in many typefaces to one of them. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[i1|]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * Reduces a name to its look, which is the same for names that look alike. Ignores accents, and maps letters of other
 * scripts, which older names may contain, to similar Latin letters.
 */
export function toUsernameLook(username: string): string {
  const plain = username.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const latin = [...plain].map((letter) => twins.get(letter) ?? letter).join('');
  return alike.reduce((looks, [pattern, one]) => looks.replace(pattern, one), latin);
}

/** Maps lowercase Cyrillic and Greek letters to the Latin letters that they look like. */
const twins = new Map(
  'аa вb сc ԁd еe ғf һh іi јj кk ӏl мm оo рp ԛq ѕs тt ѵv ԝw хx уy αa εe ιi κk νv οo ρp τt υu χx'
    .split(' ')
    .map(([other = '', latin = '']) => [other, latin]),
);

/** Prevents other transactions from assigning a name until this transaction ends. */
export const lockNames = (tx: Queries) =>
  tx.execute(sql`select pg_advisory_xact_lock(${namesLock})`);

/**
 * Whether a new name looks like another account's name. Prevents other transactions from assigning names until this one
 * ends.
 */
export async function looksLikeAnother(
  tx: Queries,
  username: string,
  exceptId?: number,
): Promise<boolean> {
  await lockNames(tx);
  const looks = toUsernameLook(username);
  const others = await tx.select({ id: users.id, username: users.username }).from(users);
  return others.some((other) => other.id !== exceptId && toUsernameLook(other.username) === looks);
}
