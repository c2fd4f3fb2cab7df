import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import { inTurn, verifyPassword } from '../domain/accounts/passwords';
import type { Database, Queries } from '../platform/database/Database';
import { users } from '../domain/tables/accounts';
import { isLoopback } from '../platform/settings/loopback';
import { SettingError } from '../platform/settings/SettingError';
import type { ServerSettings } from '../platform/settings/settings';
import { demoAccounts, demoPassword, emailOf, seedAccounts } from '../domain/accounts/demoAccounts';
import { drivers } from './history/roster';
import type { FleetOptions } from './history/seedFleet';
import { isEmpty, seedBlank, seedDemo, seedNameless } from './seed';

/**
 * Stores the demonstration, with a fleet or without, a blank site, or only a company without a name
 * in an empty database, as SEED says. Throws a SettingError if other machines could sign in with
 * the demonstration's public password and no setting allows that.
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
 * Adds the newer accounts to a demonstration of an earlier version, but only to an unused one:
 * every account is the demonstration's, and at least one still has its password. A carrier who has
 * started to use the database must not get an admin whose password is public.
 */
async function completeDemonstration(queries: Queries): Promise<void> {
  const accounts = await queries
    .select({ username: users.username, email: users.email })
    .from(users);
  const ours = new Set([...demoAccounts, ...drivers].map(({ username }) => emailOf(username)));
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
 * Lists the enabled accounts that have the demonstration's password. Verifying costs 15 ms or more
 * each, so it tries only the demonstration's accounts: by name, and by email address, which stays
 * after a renaming (RFC 2606 reserves `.example`, so no driver has such an address). No other
 * account can have this password: changing to it is rejected as too easy to guess.
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
