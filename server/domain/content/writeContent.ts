import { eq } from 'drizzle-orm';
import type { ContentRow, SectionContent } from '@/contract/office/content/calls';
import { shownField, type SectionName } from '@/contract/office/content/sections';
import type { Queries } from '../../platform/database/Database';
import { hiddenSections } from '../tables/officeContent';
import { readFiles, readRows } from './readSection';
import type { FileSource, ListSource } from './siteSection';
import { siteSections } from './siteSections';

/** Stores a section's fields and lists. A row with a known id keeps the id. */
export async function writeContent(
  tx: Queries,
  name: SectionName,
  content: SectionContent,
): Promise<void> {
  const { rows = [], files = {}, lists = {} } = siteSections[name];
  for (const [table, fields] of rows) {
    const values = Object.fromEntries(fields.map((field) => [field, content[field]]));
    await tx
      .insert(table)
      .values({ id: 1, ...values })
      .onConflictDoUpdate({ target: table.id, set: values });
  }
  for (const [field, file] of Object.entries(files)) {
    const address = content[field];
    await writeFile(tx, file, typeof address === 'string' ? address : null);
  }
  for (const [list, into] of Object.entries(lists)) {
    const listed = content[list];
    await writeRows(tx, into, Array.isArray(listed) ? listed : []);
  }
  await writeShown(tx, name, content[shownField]);
}

async function writeShown(tx: Queries, section: SectionName, isShown: unknown): Promise<void> {
  if (isShown === false) await tx.insert(hiddenSections).values({ section }).onConflictDoNothing();
  if (isShown === true) await tx.delete(hiddenSections).where(eq(hiddenSections.section, section));
}

/** Sets the file at a place in a list, whose earlier places may be empty. */
async function writeFile(tx: Queries, file: FileSource, address: string | null): Promise<void> {
  const { table, place } = file;
  const stored = await readFiles(tx, file);
  const there = stored[place];
  if (there) await tx.update(table).set({ file: address }).where(eq(table.id, there.id));
  else if (address !== null) {
    const missing = Array.from({ length: place + 1 - stored.length }, (_, n) => ({
      position: stored.length + n + 1,
      file: stored.length + n === place ? address : null,
    }));
    await tx.insert(table).values(missing);
  }
  // Writes consecutive positions, because rows with equal positions would be ordered by their ids.
  for (const [n, { id }] of stored.entries()) {
    await tx
      .update(table)
      .set({ position: n + 1 })
      .where(eq(table.id, id));
  }
}

async function writeRows(tx: Queries, into: ListSource, rows: ContentRow[]): Promise<void> {
  const { table, audience } = into;
  const known = new Set((await readRows(tx, into)).map((row) => (row as { id: number }).id));
  for (const [n, { id, ...fields }] of rows.entries()) {
    const values = { ...fields, position: n + 1, ...(audience && { audience }) };
    // Matches each known id only once. A repeated or unknown id creates a new row.
    if (id !== undefined && known.delete(id)) {
      await tx.update(table).set(values).where(eq(table.id, id));
    } else await tx.insert(table).values(values);
  }
  for (const id of known) await tx.delete(table).where(eq(table.id, id));
}
