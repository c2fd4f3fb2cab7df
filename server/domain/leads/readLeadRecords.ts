import { sql } from 'drizzle-orm';
import { lead, leadNote, type LeadQuery, type LeadRecord } from '@/contract/office/leads';
import type { Queries } from '../../platform/database/Database';
import { countListRows, instant, jsonRows } from '../../platform/database/jsonRows';
import { nameAt } from '../people/personName';
import { inOrder, toLimitOffset } from '../../platform/database/lists';
import { leadColumns, leadTables, matching } from './leadRows';

export const leadOrder = ({ order }: Pick<LeadQuery, 'order'>) =>
  inOrder(sql`leads.received_at`, order, sql`leads.id`);

export async function listLeads(queries: Queries, query: LeadQuery, timeZone: string) {
  const { limit, offset } = toLimitOffset(query);
  const from = sql`${leadTables} where ${matching(query, timeZone)}`;
  const data = await jsonRows(
    queries,
    lead,
    sql`select ${leadColumns} from ${from}
      order by ${leadOrder(query)} limit ${limit} offset ${offset}`,
  );
  return { data, total: await countListRows(queries, from) };
}

export async function readLead(queries: Queries, id: number): Promise<LeadRecord | null> {
  const [found] = await jsonRows(
    queries,
    lead,
    sql`select ${leadColumns} from ${leadTables} where leads.id = ${id}`,
  );
  if (!found) return null;
  const written = await jsonRows(
    queries,
    leadNote,
    sql`select id, text, ${nameAt({ id: sql`lead_notes.author_id`, at: sql`lead_notes.written_at` })} as author,
        ${instant(sql`written_at`)} as written_at
      from lead_notes where lead_id = ${id} order by id`,
  );
  return { ...found, written };
}
