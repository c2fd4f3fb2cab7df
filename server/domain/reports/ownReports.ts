import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ownReport, type OwnReport } from '@/contract/extensions';
import { reportRow } from '@/contract/records';
import type { Queries } from '../../platform/database/Database';
import type { Context } from '../defects/changeDefects';
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
      ) as inspections join users on users.id = owner_id order by inspections.id desc`,
    all: sql`inspections where ${own}`,
  });
}

/** Reads one of the driver's reports in any state; null if it belongs to another driver. */
export async function readOwnReport(
  { queries, actor, ...day }: Pick<Context, 'queries' | 'actor'> & CarrierDay,
  id: number,
): Promise<OwnReport | null> {
  const record = await readRecord(queries, id, day);
  return record?.driver_id === actor.id ? v.parse(ownReport, record) : null;
}
