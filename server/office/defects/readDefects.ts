import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { defect } from '@/contract/records';
import type { Defect } from '@/contract/records';
import type { DefectQuery, DefectSort } from '@/contract/office/defects';
import type { Queries } from '../../db/Database';
import { allOf, instant, isInNumber, jsonRows, pageOf, personName, within } from '../jsonRows';
import { contains, inOrder, rangeOf } from '../requests';

const tables = sql`defects
  join vehicles on vehicles.id = defects.vehicle_id
  join users on users.id = defects.reported_by
  left join users as certifier on certifier.id = defects.certified_by`;

const columns = sql`
  defects.id,
  jsonb_build_object('id', vehicles.id, 'kind', vehicles.kind, 'number', vehicles.number) as vehicle,
  defects.item, defects.description, defects.first_report_id,
  ${personName()} as reported_by, ${instant(sql`defects.reported_at`)} as reported_at,
  extract(day from coalesce(defects.closed_at, now()) - defects.reported_at)::integer as age_days,
  -- A driver's correction of a report has the time of the inspection that it corrects. The reports of
  -- a closed defect may be purged.
  (
    select greatest(1, count(distinct (owner_id, date_inspected)))
    from report_defects join inspections on inspections.id = report_id
    where defect_id = defects.id
  ) as reports,
  defects.state, defects.deferred_until, defects.deferred_reason,
  defects.certified_name, certifier.username as certified_by, defects.note,
  ${instant(sql`defects.closed_at`)} as closed_at, defects.version,
  (
    select coalesce(jsonb_agg(jsonb_build_object('id', photo.id, 'driver_id', photo.driver_id,
      'taken_at', ${instant(sql`photo.taken_at`)}) order by photo.taken_at, photo.id), '[]')
    from photographed_defects join defect_photos photo on photo.id = photo_id
    where photographed_defects.defect_id = defects.id
  ) as photos`;

/** A vehicle's defects are listed oldest first; `id` breaks ties. */
function orderOf({ sort, order }: DefectQuery): SQL {
  if (sort !== 'vehicle') return inOrder(sortFields[sort], order, sql`defects.id`);
  return sql`vehicles.number_key ${sql.raw(order)}, vehicles.id, reported_at, defects.id`;
}

const sortFields: Record<Exclude<DefectSort, 'vehicle'>, SQL> = {
  reported_at: sql`defects.reported_at`,
  closed_at: sql`defects.closed_at`,
  id: sql`defects.id`,
};

/** Returns a page of the defects that match the filters. */
export async function listDefects(queries: Queries, query: DefectQuery) {
  const { limit, offset } = rangeOf(query);
  const where = matching(query);
  return pageOf(queries, {
    schema: defect,
    page: sql`select ${columns} from ${tables} where ${where} order by ${orderOf(query)}
      limit ${limit} offset ${offset}`,
    all: sql`defects join vehicles on vehicles.id = defects.vehicle_id where ${where}`,
  });
}

/** Returns the defects with these ids, ordered by id; leaves out ids that do not exist. */
export async function readDefects(queries: Queries, ids: readonly number[]): Promise<Defect[]> {
  return defectsWhere(queries, sql`defects.id in ${ids}`);
}

/** Returns all defects that a report mentions. */
export async function defectsOfReport(queries: Queries, reportId: number): Promise<Defect[]> {
  return defectsWhere(
    queries,
    sql`defects.id in (select defect_id from report_defects where report_id = ${reportId})`,
  );
}

/** Returns the defects that a condition selects, ordered by id. */
export function defectsWhere(queries: Queries, where: SQL): Promise<Defect[]> {
  return jsonRows(
    queries,
    defect,
    sql`select ${columns} from ${tables} where ${where} order by defects.id`,
  );
}

function matching({ search, vehicle, report, kind, item, state, from, to }: DefectQuery): SQL {
  return allOf([
    stateIs(state),
    vehicle !== undefined && sql`defects.vehicle_id = ${vehicle}`,
    report !== undefined &&
      sql`defects.id in (select defect_id from report_defects where report_id = ${report})`,
    kind !== undefined && sql`vehicles.kind = ${kind}`,
    item !== undefined && sql`defects.item = ${item}`,
    within(sql`defects.reported_at`, from, to),
    search !== undefined &&
      search !== '' &&
      sql`(${isInNumber(search)} or ${contains(sql`defects.description`, search)})`,
  ]);
}

function stateIs(state: DefectQuery['state']): SQL | undefined {
  if (state === 'all') return undefined;
  return state === undefined ? sql`defects.closed_at is null` : sql`defects.state = ${state}`;
}
