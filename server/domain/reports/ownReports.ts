import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ownReport, type OwnReport } from '@/contract/extensions';
import { reportRow } from '@/contract/records';
import type { Queries } from '../../platform/database/Database';
import type { Context } from '../defects/changeDefects';
import { inspections } from '../tables/inspections';
import { queryPage } from '../../platform/database/jsonRows';
import { readRecord } from './readReports';
import type { CarrierDay } from '../days';
import { reportColumns } from './reportRows';

const perPage = 25;

/** Returns a page of the driver's reports, newest first. */
export async function ownReports(queries: Queries, ownerId: number, page: number) {
  const own = sql`owner_id = ${ownerId}`;
  return queryPage(queries, {
    schema: reportRow,
    page: sql`select ${reportColumns} from (
        select * from inspections where ${own} order by id desc
        limit ${perPage} offset ${(page - 1) * perPage}
      ) as inspections order by inspections.id desc`,
    all: sql`inspections where ${own}`,
  });
}

/**
 * Reads one of the driver's reports in any state, by its id or its create key. Returns null if the driver has no such
 * report.
 */
export async function readOwnReport(
  { queries, actor, ...day }: Pick<Context, 'queries' | 'actor'> & CarrierDay,
  reference: number | string,
): Promise<OwnReport | null> {
  const id =
    typeof reference === 'number' ? reference : await findCreated(queries, actor.id, reference);
  const record = id === null ? null : await readRecord(queries, id, day);
  return record?.driver_id === actor.id ? v.parse(ownReport, record) : null;
}

async function findCreated(queries: Queries, ownerId: number, key: string): Promise<number | null> {
  const [created] = await queries
    .select({ id: inspections.id })
    .from(inspections)
    .where(and(eq(inspections.ownerId, ownerId), eq(inspections.create_key, key)))
    .limit(1);
  return created?.id ?? null;
}
