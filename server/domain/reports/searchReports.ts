import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { maxCounted, splitSearchWords } from '@/contract/office/lists';
import type { Queries } from '../../platform/database/Database';
import { isItemNamed } from '../defects/searchedItems';
import { joinConditions, jsonRows } from '../../platform/database/jsonRows';
import { accountsNamed, wasNamed } from '../people/personName';
import { isInNumber } from '../vehicles/numbers';
import { beginsWith } from '../../platform/database/lists';
import { reportOwner } from './readReport';

/**
 * A place to search for a word. It is a condition on `inspections`, or rows that refer to a report and to one of the
 * `ids`.
 */
type Source = { condition: SQL } | { rows: SQL; column: SQL; ids: SQL };

function listSearchSources(word: string): Source[] {
  return [
    { condition: sql`inspections.owner_id in (${accountsNamed(word)})` },
    { condition: wasNamed(reportOwner, word) },
    { condition: isOfCarrier(word) },
    ...(/^\d{1,15}$/.test(word)
      ? [{ condition: sql`inspections.id = ${Number(word)}::bigint` }]
      : []),
    {
      rows: sql`report_vehicles`,
      column: sql`vehicle_id`,
      // `offset 0` makes PostgreSQL hash the few vehicles once, not look them up for each row.
      ids: sql`select id from vehicles where ${isInNumber(word)} offset 0`,
    },
    {
      rows: sql`report_defects`,
      column: sql`defect_id`,
      ids: sql`select id from defects where ${isItemNamed(sql`defects.item`, word)}`,
    },
  ];
}

const isOfCarrier = (beginning: string) => beginsWith(sql`inspections.carrier`, beginning);

/**
 * Selects the ids of reports that contain a word. Compares with an array, because for a join PostgreSQL would expect
 * most vehicles to contain the word and read all of `report_vehicles`.
 */
function idsWith(word: string): SQL {
  const selects = listSearchSources(word).map((source) =>
    'condition' in source
      ? sql`select inspections.id from inspections where ${source.condition}`
      : sql`select report_id from ${source.rows} where ${source.column} = any(array(${source.ids}))`,
  );
  return sql.join(selects, sql` union all `);
}

/**
 * Whether a row contains a word. Uses a subquery per row, because PostgreSQL would compute an `exists` for all reports
 * first.
 */
function hasWord(word: string): SQL {
  const conditions = listSearchSources(word).map((source) =>
    'condition' in source
      ? source.condition
      : sql`(select true from ${source.rows}
          where report_id = inspections.id and ${source.column} in (${source.ids}) limit 1)`,
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Whether a report contains all words of a search, or, with several words that are not all frequent, its carrier's name
 * starts with the search. Tests each row for a frequent word, and finds any other word's reports first.
 */
export function isFound(search: string | undefined, frequent: ReadonlySet<string>) {
  const words = splitSearchWords(search);
  if (search === undefined || words.length === 0) return undefined;
  const all = joinConditions(
    words.map((word) =>
      frequent.has(word) ? hasWord(word) : sql`inspections.id in (${idsWith(word)})`,
    ),
  );
  if (words.length === 1 || words.every((word) => frequent.has(word))) return all;
  return sql`inspections.id in (select id from inspections where ${all}
    union all select id from inspections where ${isOfCarrier(search)})`;
}

/**
 * The maximum number of a word's reports to find first. With a word in 20,000 of 200,000 reports, this takes 0.1 s, and
 * testing each row takes 1.2 s.
 */
const maxFoundFirst = 3 * maxCounted;

/** Returns words that are in too many reports to find first, or in more than ten times as many as the rarest word. */
export async function frequentWords(
  queries: Queries,
  search: string | undefined,
): Promise<ReadonlySet<string>> {
  const words = splitSearchWords(search);
  if (words.length === 0) return new Set();
  const counts = words.map(
    (word) => sql`jsonb_build_object('word', ${word}::text, 'count',
      (select count(*) from (${idsWith(word)} limit ${maxFoundFirst + 1}) as ids))`,
  );
  const rows = await jsonRows(
    queries,
    v.object({ count: v.object({ word: v.string(), count: v.number() }) }),
    sql`select unnest(array[${sql.join(counts, sql`, `)}]) as count`,
  );
  const counted = rows.map(({ count }) => count);
  const most = Math.min(maxFoundFirst, 10 * Math.min(...counted.map(({ count }) => count)));
  return new Set(counted.filter(({ count }) => count > most).map(({ word }) => word));
}
