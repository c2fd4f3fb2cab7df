import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { defect } from '@/contract/office/defects';
import type { Defect, DefectQuery, DefectSort } from '@/contract/office/defects';
import type { Queries } from '../../db/Database';
import { allOf, countOf, instant, isInNumber, jsonRows, personName, within } from '../jsonRows';
import { contains, rangeOf } from '../requests';

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
  (select count(*) from report_defects where defect_id = defects.id) as reports,
  defects.state, defects.deferred_until, defects.deferred_reason,
  defects.certified_name, certifier.username as certified_by, defects.note,
  ${instant(sql`defects.closed_at`)} as closed_at, defects.version`;

/** A vehicle's defects are listed oldest first; `id` breaks ties. */
const orderOf: Record<DefectSort, (direction: SQL) => SQL> = {
  vehicle: (direction) =>
    sql`vehicles.number_key ${direction}, vehicles.id, reported_at, defects.id`,
  reported_at: (direction) => sql`defects.reported_at ${direction}, defects.id ${direction}`,
  closed_at: (direction) => sql`defects.closed_at ${direction}, defects.id ${direction}`,
  id: (direction) => sql`defects.id ${direction}`,
};

/** Returns a page of the defects that match the filters. */
export async function listDefects(queries: Queries, query: DefectQuery) {
  const { limit, offset } = rangeOf(query);
  const where = matching(query);
  const order = orderOf[query.sort](sql.raw(query.order));
  const data = await jsonRows(
    queries,
    defect,
    sql`select ${columns} from ${tables} where ${where} order by ${order}
      limit ${limit} offset ${offset}`,
  );
  const total = await countOf(
    queries,
    sql`defects join vehicles on vehicles.id = defects.vehicle_id where ${where}`,
  );
  return { data, total };
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

function defectsWhere(queries: Queries, where: SQL): Promise<Defect[]> {
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
