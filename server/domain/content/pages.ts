import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { stripTags } from '@/contract/office/content/fields';
import type { Queries } from '../../platform/database/Database';
import * as content from '../tables/content';

/** Reads the row of a single-row table; an empty object if there is none. */
async function readOne<Table extends PgTable>(
  queries: Queries,
  table: Table,
): Promise<Partial<Table['$inferSelect']>> {
  const [row] = await queries.select().from<PgTable>(table);
  return row ?? {};
}

/** Returns a function that reads a single-row table's columns except `id`. Without a row, they are blank. */
function pageReader(table: PgTable) {
  const columns = Object.keys(getTableColumns(table)).filter((name) => name !== 'id');
  return async (queries: Queries) => {
    const row: Record<string, unknown> = await readOne(queries, table);
    return Object.fromEntries(columns.map((name) => [name, row[name] ?? getEmptyValue(name)]));
  };
}

/** A missing picture is null, and a missing text is ''. `imgae` is the API's own spelling. */
const getEmptyValue = (name: string) => (name.endsWith('imgae') ? null : '');

export const readAbout = pageReader(content.aboutTexts);
export const readLocationsText = pageReader(content.locationsText);
export const readPrivacyPage = pageReader(content.privacyPage);
export const readDriverPage = pageReader(content.driverPage);
export const readShipperPage = pageReader(content.shipperPage);

/** Reads the privacy text; '' if it contains only tags and spaces. */
export async function readPrivacyText(queries: Queries): Promise<string> {
  const { privacy_text: text = '' } = await readOne(queries, content.privacyPage);
  return stripTags(text) === '' ? '' : text;
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

/** Reads the contacts for a driver who forgot their password. Falls back to the carrier's general contacts. */
export async function readSupportContact(queries: Queries) {
  const row = await readOne(queries, content.contacts);
  return {
    email: row.support_email || row.email || '',
    phone: row.support_phone || row.phone1 || '',
  };
}

/** Reads the reasons and both tabs' titles. The driver's picture precedes the shipper's. */
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
