import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/Database';
import * as content from '../tables/content';

/**
 * Reads the row of a single-row table. Returns blanks if the table is empty (nothing seeded or
 * entered), so that the site works.
 */
async function readOne<Table extends PgTable>(
  queries: Queries,
  table: Table,
): Promise<Partial<Table['$inferSelect']>> {
  const [row] = await queries.select().from<PgTable>(table);
  return row ?? {};
}

/**
 * Returns a function that reads a single-row table's columns except `id`; they are blank if there
 * is no row.
 */
function pageReader(table: PgTable) {
  const columns = Object.keys(getTableColumns(table)).filter((name) => name !== 'id');
  return async (queries: Queries) => {
    const row: Record<string, unknown> = await readOne(queries, table);
    return Object.fromEntries(columns.map((name) => [name, row[name] ?? blankOf(name)]));
  };
}

/** A missing picture is null, and a missing text is blank. `imgae` is the API's own spelling. */
const blankOf = (name: string) => (name.endsWith('imgae') ? null : '');

export const readAbout = pageReader(content.aboutTexts);
export const readLocationsText = pageReader(content.locationsText);
export const readPrivacyPage = pageReader(content.privacyPage);
export const readDriverPage = pageReader(content.driverPage);
export const readShipperPage = pageReader(content.shipperPage);

/** The privacy text; '' if it contains no words. */
export async function readPrivacyText(queries: Queries): Promise<string> {
  const { privacy_text: text = '' } = await readOne(queries, content.privacyPage);
  return text.replace(/<[^<>]*>/g, '').trim() === '' ? '' : text;
}

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

/**
 * Reads the contacts to show to someone who forgot their password. Falls back to the carrier's
 * general contacts if there are no support contacts.
 */
export async function readSupportContact(queries: Queries) {
  const row = await readOne(queries, content.contacts);
  return {
    email: row.support_email || row.email || '',
    phone: row.support_phone || row.phone1 || '',
  };
}

/** Reads the features and the titles of both tabs. The driver's picture precedes the shipper's. */
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
