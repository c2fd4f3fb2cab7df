import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import { inTurn, verifyPassword } from '../domain/accounts/passwords';
import type { Database, Queries } from '../platform/database/Database';
import { users } from '../domain/tables/accounts';
import { isLoopback } from '../platform/settings/loopback';
import { SettingError } from '../platform/settings/SettingError';
import type { ServerSettings } from '../platform/settings/settings';
import {
  demoAccounts,
  demoPassword,
  toDemoEmail,
  seedAccounts,
} from '../domain/accounts/demoAccounts';
import { drivers } from './history/roster';
import type { FleetOptions } from './history/seedFleet';
import { isEmpty, seedBlank, seedDemo, seedNameless } from './seed';

/**
 * Fills an empty database as SEED says, or adds the accounts that an earlier version's demonstration lacks. Throws a
 * SettingError if the server would be unsafe on its network.
 */
export async function prepareDemonstration(
  { seed, host, timeZone }: Pick<ServerSettings, 'seed' | 'host' | 'timeZone'>,
  database: Database,
): Promise<void> {
  if (seed === 'demo') return seedOrComplete(database, { now: new Date(), timeZone });
  if (seed === 'site') return seedOrComplete(database);
  if (seed === 'blank') await seedBlank(database);
  if (seed === 'none') await seedNameless(database);
  if (!isLoopback(host)) await rejectDemonstration(seed, database.queries);
}

async function seedOrComplete(database: Database, fleet?: FleetOptions): Promise<void> {
  if (!(await seedDemo(database, fleet))) await completeDemonstration(database.queries);
}

/**
 * Adds accounts that an earlier version's demonstration lacks. Does so only if every account belongs to the
 * demonstration and at least one still has its password, because a carrier that already uses the database must not get
 * an admin with a public password.
 */
async function completeDemonstration(queries: Queries): Promise<void> {
  const accounts = await queries
    .select({ username: users.username, email: users.email })
    .from(users);
  const ours = new Set([...demoAccounts, ...drivers].map(({ username }) => toDemoEmail(username)));
  const missing = demoAccounts.filter(
    ({ username, email }) =>
      !accounts.some((one) => one.username.toLowerCase() === username || one.email === email),
  );
  if (missing.length === 0 || !accounts.every(({ email }) => ours.has(email))) return;
  if ((await demoPasswordNames(queries)).length > 0) await seedAccounts(queries, missing);
}

async function rejectDemonstration(
  seed: 'blank' | 'none' | 'unset',
  queries: Queries,
): Promise<void> {
  if (seed === 'unset' && (await isEmpty(queries))) {
    throw new SettingError(
      'SEED',
      'must be blank (a site to fill in), none (an empty site) or demo (accounts with a known password) to begin a database, as HOST is not a loopback address',
    );
  }
  const names = await demoPasswordNames(queries);
  if (names.length === 0) return;
  throw new SettingError(
    'SEED',
    `must be demo to serve ${names.join(', ')} with the demonstration's password, as HOST is not a loopback address; or start with HOST=localhost and change the password, or disable the account`,
  );
}

/**
 * Lists enabled accounts that still have the demonstration's password. Verifying a password takes 15 ms or more, so
 * this tries only the demonstration's accounts. It finds them by name, and by email address, which a new username does
 * not change. Other accounts cannot have this password, because the server rejects it as too easy to guess.
 */
async function demoPasswordNames(queries: Queries): Promise<string[]> {
  const candidates = await queries
    .select({ username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(
      and(
        isNull(users.disabledAt),
        or(
          inArray(
            sql`lower(${users.username})`,
            demoAccounts.map(({ username }) => username),
          ),
          inArray(
            users.email,
            demoAccounts.map(({ email }) => email),
          ),
        ),
      ),
    );
  const names: string[] = [];
  for (const { username, passwordHash } of candidates) {
    if (await inTurn(() => verifyPassword(passwordHash, demoPassword))) names.push(username);
  }
  return names;
}
