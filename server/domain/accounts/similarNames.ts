import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { users } from '../tables/accounts';

/**
 * An arbitrary number that differs from every other advisory lock
 * (server/platform/database/migrate.ts).
 */
const namesLock = 7_402_020;

/** Characters that look alike in many typefaces, each mapped to the first of its group. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[i1|]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * The look of a name. Two names that people can mistake for each other have the same look. The look
 * ignores accents and treats letters of other scripts, which older names may contain, as the
 * similar Latin letters.
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

/** Prevents other transactions from assigning a name until this transaction ends. */
export const lockNames = (tx: Queries) =>
  tx.execute(sql`select pg_advisory_xact_lock(${namesLock})`);

/**
 * Whether a new name looks like another account's name. From then on, no other transaction can
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
