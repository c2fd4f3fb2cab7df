import { eq } from 'drizzle-orm';
import type { ContentRow, SectionContent } from '@/contract/office/content/calls';
import { shownField, type SectionName } from '@/contract/office/content/sections';
import type { Queries } from '../../platform/database/Database';
import { hiddenSections } from '../tables/officeContent';
import { readFiles, readRows } from './readSection';
import type { FileSource, ListSource } from './siteSection';
import { siteSections } from './siteSections';

/** Stores a section's fields and lists. Rows with a known id keep that id. */
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

/** Shows or hides a section. A value other than a boolean changes nothing. */
async function writeShown(tx: Queries, section: SectionName, isShown: unknown): Promise<void> {
  if (isShown === false) await tx.insert(hiddenSections).values({ section }).onConflictDoNothing();
  if (isShown === true) await tx.delete(hiddenSections).where(eq(hiddenSections.section, section));
}

/**
 * Sets one file of a list. The file's position determines its purpose, and earlier positions may be
 * empty.
 */
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
  // Writes explicit positions, because the order of rows with equal positions would depend on their
  // ids.
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
    // Each id counts only once. A repeated or unknown id makes a new row.
    if (id !== undefined && known.delete(id)) {
      await tx.update(table).set(values).where(eq(table.id, id));
    } else await tx.insert(table).values(values);
  }
  for (const id of known) await tx.delete(table).where(eq(table.id, id));
}
