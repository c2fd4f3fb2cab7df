import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/Database';
import * as content from '../db/schema/content';

/**
 * The row of a table that holds one. A database without content (nothing seeded, nothing entered) answers
 * blanks, so that the site stands.
 */
async function readOne<Table extends PgTable>(
  queries: Queries,
  table: Table,
): Promise<Partial<Table['$inferSelect']>> {
  const [row] = await queries.select().from<PgTable>(table);
  return row ?? {};
}

/** A one-row table's columns but `id`, blank where there is no row. */
function pageReader(table: PgTable) {
  const columns = Object.keys(getTableColumns(table)).filter((name) => name !== 'id');
  return async (queries: Queries) => {
    const row: Record<string, unknown> = await readOne(queries, table);
    return Object.fromEntries(columns.map((name) => [name, row[name] ?? blankOf(name)]));
  };
}

/** Pictures may be missing (null); texts are blank then. `imgae` is the wire's spelling. */
const blankOf = (name: string) => (name.endsWith('imgae') ? null : '');

export const readAbout = pageReader(content.aboutTexts);
export const readLocationsText = pageReader(content.locationsText);
export const readDriverPage = pageReader(content.driverPage);
export const readShipperPage = pageReader(content.shipperPage);

export async function readContacts(queries: Queries) {
  const row = await readOne(queries, content.contacts);
  const { address = '', phone1 = '', phone2 = '', email = '' } = row;
  return {
    address,
    phone1,
    phone2,
    email,
    socials: {
      telegram: row.telegram || null,
      youtube: row.youtube || null,
      instagram: row.instagram || null,
      facebook: row.facebook || null,
    },
  };
}

/** Whom to ask for a new password; the carrier's own contacts where no support contact is entered. */
export async function readSupportContact(queries: Queries) {
  const row = await readOne(queries, content.contacts);
  return {
    email: row.support_email || row.email || '',
    phone: row.support_phone || row.phone1 || '',
  };
}

/** The features of both tabs, their titles, and the driver's picture, then the shipper's. */
export async function readReasons(queries: Queries) {
  const { reasons, reasonFiles, reasonsTitles } = content;
  const titles = await readOne(queries, reasonsTitles);
  const rows = await queries.select().from(reasons).orderBy(reasons.position, reasons.id);
  const files = await queries
    .select({ file: reasonFiles.file })
    .from(reasonFiles)
    .orderBy(reasonFiles.position, reasonFiles.id);
  const featuresFor = (audience: 'driver' | 'shipper') =>
    rows
      .filter((row) => row.audience === audience)
      .map(({ id, title, description }) => ({ id, title, description }));
  return {
    drivers: featuresFor('driver'),
    shippers: featuresFor('shipper'),
    files,
    title_for_driver: titles.title_for_driver ?? '',
    title_for_shipper: titles.title_for_shipper ?? '',
  };
}
