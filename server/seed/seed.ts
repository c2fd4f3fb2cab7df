import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/Database';
import { queryRows } from '../platform/database/rows';
import { sectionNames } from '@/contract/office/content/sections';
import { closedSite, company } from '../domain/tables/officeContent';
import { writeContent } from '../domain/content/writeContent';
import { seedAccounts } from '../domain/accounts/demoAccounts';
import { blankCompany } from '../domain/content/blank';
import { siteSections } from '../domain/content/siteSections';
import { seedFleet, type FleetOptions } from './history/seedFleet';
import { seedContent } from './seedContent';

/**
 * Stores the demonstration carrier in a database that has no accounts or content. With `fleet`, also stores a fleet's
 * history up to `fleet.now`. Returns whether it did so. Uses one transaction, so a killed start leaves nothing half
 * stored.
 */
export async function seedDemo(database: Database, fleet?: FleetOptions): Promise<boolean> {
  return database.withoutTimeLimits((queries) =>
    queries.transaction(async (tx) => {
      if (!(await isEmptyAlone(tx))) return false;
      // Only SEED=none can have stored this company, because there was no account to edit one.
      await tx.delete(company);
      await tx.delete(closedSite);
      const begin = async () => {
        await seedAccounts(tx);
        await seedContent(tx);
      };
      await (fleet ? seedFleet(tx, fleet, begin) : begin());
      return true;
    }),
  );
}

/**
 * Stores a site to fill in: placeholders in every section, and no accounts. It is closed until an admin opens it. Does
 * nothing if the database has accounts or content.
 */
export async function seedBlank(database: Database): Promise<void> {
  await database.queries.transaction(async (tx) => {
    if (!(await isEmptyAlone(tx))) return;
    await insertBlankCompany(tx);
    for (const name of sectionNames) await writeContent(tx, name, siteSections[name].blank);
    await tx.insert(closedSite).values({}).onConflictDoNothing();
  });
}

/**
 * Stores a company without a name, because an empty site must not show the demonstration's. Does nothing if the
 * database has accounts or content.
 */
export async function seedNameless(database: Database): Promise<void> {
  await database.queries.transaction(async (tx) => {
    if (await isEmptyAlone(tx)) await insertBlankCompany(tx);
  });
}

const insertBlankCompany = (tx: Queries) =>
  tx.insert(company).values(blankCompany).onConflictDoNothing();

/** An arbitrary number, as for every advisory lock. Two simultaneous first starts run one after the other. */
const advisoryLock = 7_402_014;

/**
 * Whether there are no accounts and no content. Holds a lock until the transaction ends, so only one start finds the
 * database empty.
 */
async function isEmptyAlone(tx: Queries): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
  return isEmpty(tx);
}

/** Whether there are no accounts and no content. */
export async function isEmpty(tx: Queries): Promise<boolean> {
  const [row] = await queryRows<{ empty: boolean }>(
    tx,
    sql`select not exists (select from users) and not exists (select from contacts)
      and not exists (select from companies) as empty`,
  );
  return row?.empty === true;
}
