import { sql, type SQL } from 'drizzle-orm';
import type { ReportFilters } from '@/contract/office/reports';
import { joinConditions, instant, within } from '../../platform/database/jsonRows';
import { byNumber } from '../vehicles/numbers';
import { nameAt, presentName } from '../people/personName';
import { correctedBy } from './corrections';
import { reportOwner } from './readReport';
import { isFound } from './searchReports';

export const reportColumns = sql`
  inspections.id,
  (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', vehicles.id, 'kind', kind, 'number', number) order by ${byNumber()}), '[]')
    from report_vehicles join vehicles on vehicles.id = vehicle_id where report_id = inspections.id
  ) as vehicles,
  inspections.owner_id as driver_id, ${nameAt(reportOwner)} as driver, ${presentName(reportOwner)} as driver_now,
  inspections.carrier,
  to_char(inspections.date_inspected, 'YYYY-MM-DD HH24:MI') as date,
  ${instant(sql`inspections.created_at`)} as created_at, inspections.result, inspections.trip,
  case when inspections.superseded_at is not null then 'superseded'
    when inspections.sent_at is not null then 'sent' else 'current' end as state,
  ${correctedBy(sql`inspections.id`)} as corrected_by`;

export function matching(filters: ReportFilters, frequent: ReadonlySet<string> = new Set()): SQL {
  const { search, vehicle, driver, from, to, result, state, trip } = filters;
  return joinConditions([
    stateIs(state),
    result !== undefined && sql`inspections.result = ${result}`,
    trip !== undefined && sql`inspections.trip = ${trip}`,
    driver !== undefined && sql`inspections.owner_id = ${driver}`,
    vehicle !== undefined &&
      sql`inspections.id in (select report_id from report_vehicles where vehicle_id = ${vehicle})`,
    within(sql`inspections.inspected_at`, from, to),
    isFound(search, frequent),
  ]);
}

function stateIs(state: ReportFilters['state']): SQL | undefined {
  switch (state) {
    case 'sent':
      return sql`inspections.sent_at is not null`;
    case 'superseded':
      return sql`inspections.superseded_at is not null`;
    case 'current':
      return sql`(inspections.sent_at is null and inspections.superseded_at is null)`;
    default:
      return undefined;
  }
}
