import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { users } from '../tables/accounts';

/** Any fixed number that no other advisory lock uses (server/platform/database/migrate.ts). */
const namesLock = 7_402_020;

/** Characters that many typefaces show alike, each mapped to the first of its group. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[i1|]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * The look of a name. Two names that can be mistaken for each other have the same look. Accents do
 * not count, and letters of other scripts, which older names may have, look like their Latin twins.
 */
export function looksOf(username: string): string {
  const plain = username.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const latin = [...plain].map((letter) => twins.get(letter) ?? letter).join('');
  return alike.reduce((looks, [pattern, one]) => looks.replace(pattern, one), latin);
}

/** Cyrillic and Greek small letters that look like Latin ones. */
const twins = new Map(
  'аa вb сc ԁd еe ғf һh іi јj кk ӏl мm оo рp ԛq ѕs тt ѵv ԝw хx уy αa εe ιi κk νv οo ρp τt υu χx'
    .split(' ')
    .map(([other = '', latin = '']) => [other, latin]),
);

/** Keeps others from assigning a name until the transaction ends. */
export const lockNames = (tx: Queries) =>
  tx.execute(sql`select pg_advisory_xact_lock(${namesLock})`);

/**
 * Whether a new name looks like that of another account. From then on, no other transaction can
 * assign a name until this one ends.
 */
export async function looksLikeAnother(
  tx: Queries,
  username: string,
  exceptId?: number,
): Promise<boolean> {
  await lockNames(tx);
  const looks = looksOf(username);
  const others = await tx.select({ id: users.id, username: users.username }).from(users);
  return others.some((other) => other.id !== exceptId && looksOf(other.username) === looks);
}
