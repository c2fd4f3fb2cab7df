import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import { typedNameText } from '@/contract/defectFacts';
import { laterEventText } from '@/contract/enteredReport';
import { listHeldItems } from '@/contract/holds';
import { reportQuery } from '@/contract/office/reports';
import { defect, reportRow, type LaterEvent } from '@/contract/records';
import { reportStateText } from '@/contract/reportState';
import { consentText, signingConsent } from '@/contract/signingConsent';
import { jsonRows } from '../../platform/database/jsonRows';
import { headingIn, minuteIn } from '../dayIn';
import { holdsOn, isOpenOn } from '../defects/sets';
import { listExport, type ExportContext } from '../exports/listExport';
import { consentAsJson } from '../people/consents';
import { mayBeHeld } from '../vehicles/lookAlikes';
import { withSameNumber } from '../vehicles/numbers';
import { readLaterEventsOfAll } from './laterEvents';
import { reportOrder } from './readReports';
import { matching, reportColumns } from './reportRows';
import { writtenVehicles } from './writtenVehicles';

const exportedRow = v.object({
  ...reportRow.entries,
  truck_number: v.string(),
  trailer_numbers: v.string(),
  odometer: v.string(),
  location: v.string(),
  condition: v.string(),
  mechanic: v.string(),
  signing_consent: v.nullable(signingConsent),
  /** The items that the driver entered as defective, such as 'horn, doors'. */
  defects: v.string(),
  /** Such as 'horn: repaired by Rosa Ortiz, doors: open'. */
  defects_now: v.string(),
  /** The defects that now hold a vehicle of the report. */
  holding: v.array(v.pick(defect, ['item', 'needs_correction'])),
  /** Numbers of held vehicles that may be the same as one of the report's vehicles. */
  may_be_held_as: v.string(),
});
type ExportedRow = v.InferOutput<typeof exportedRow>;

interface WithEvents {
  /** The events after the driver's signature, oldest first. */
  events: LaterEvent[];
}

export const reportExport = listExport({
  list: 'reports',
  needs: 'reports.read',
  query: v.omit(reportQuery, ['page', 'perPage']),
  selectIds: (query) =>
    sql`select id from inspections where ${matching(query)} order by ${reportOrder(query)}`,
  rowsWith: (ids, context) => rowsWith(ids, context),
  columns: ({ timeZone }) => ({
    id: ({ id }: ExportedRow & WithEvents) => id,
    "date (driver's clock)": ({ date }) => date,
    driver: ({ driver }) => driver,
    name: ({ carrier }) => carrier,
    truck: (row) => formatVehicleNumbers(row, 'truck'),
    trailers: (row) => formatVehicleNumbers(row, 'trailer'),
    odometer: ({ odometer }) => odometer,
    location: ({ location }) => location,
    condition: ({ condition }) => condition,
    result: ({ result }) => result,
    state: reportStateText,
    defects: ({ defects }) => defects,
    defects_now: (row) => row.defects_now,
    mechanic: ({ mechanic }) => mechanic,
    [headingIn(timeZone, 'received')]: (row) => minuteIn(timeZone, row.created_at),
    trip: ({ trip }) => trip,
    do_not_dispatch: ({ holding }) => listHeldItems(holding).do_not_dispatch.join(', '),
    may_be_held_as: (row) => row.may_be_held_as,
    waits_for_decision: ({ holding }) => listHeldItems(holding).waits_for_decision.join(', '),
    [headingIn(timeZone, 'events')]: ({ events }) =>
      events.map((event) => laterEventText(event, timeZone)).join('\n'),
    consent: ({ signing_consent }) => consentText(signing_consent, timeZone),
  }),
});

const formatVehicleNumbers = ({ vehicles }: ExportedRow, kind: 'truck' | 'trailer') =>
  vehicles
    .filter((vehicle) => vehicle.kind === kind)
    .map(({ number }) => number)
    .join(', ');

const items = sql.join(
  checklistKeys.map((key) => sql`${key}`),
  sql`, `,
);

async function rowsWith(ids: readonly number[], { queries, today }: ExportContext) {
  const stored = await jsonRows(
    queries,
    exportedRow,
    sql`select ${reportColumns}, truck_number, trailer_numbers, odometer_reading as odometer, address as location,
        satisfactory_vehicle_condition as condition,
        coalesce(entered ->> 'mechanics_signature', mechanics_signature) as mechanic,
        ${consentAsJson(sql`inspections.consent_id`)} as signing_consent,
        -- Only these reports can have a defect, and reading a whole row takes longer.
        case when entered is null and result = 'all_clear' then '' else (
          select coalesce(string_agg(key, ', ' order by place), '')
          from unnest(array[${items}]::text[]) with ordinality as item (key, place)
          where coalesce(entered, to_jsonb(inspections)) -> key = 'false'
        ) end as defects,
        (
          select coalesce(string_agg(item || ': ' || ${said(today)}, ', ' order by defects.id), '')
          from report_defects join defects on defects.id = defect_id where report_id = inspections.id
        ) as defects_now,
        (
          select coalesce(jsonb_agg(jsonb_build_object('item', item, 'needs_correction', needs_correction)
            order by defects.id), '[]')
          from defects
          where vehicle_id = any(array${withSameNumber(
            sql`select vehicle_id from report_vehicles where report_id = inspections.id`,
          )}) and ${holdsOn(today)}
        ) as holding,
        (
          select coalesce(string_agg(number, ', '), '')
          from report_vehicles join ${mayBeHeld(today)} as alike using (vehicle_id),
            jsonb_array_elements_text(alike.numbers) as number
          where report_id = inspections.id
        ) as may_be_held_as
      from inspections where inspections.id in ${ids}`,
  );
  const rows = stored.map((row) => ({ ...row, vehicles: writtenVehicles(row, row.vehicles) }));
  const events = await readLaterEventsOfAll(queries, rows);
  return rows.map((row) => ({ ...row, events: events.get(row.id) ?? [] }));
}

function said(today: string): SQL {
  return sql`case when certified_on = 'drivers_phone' then ${typedNameText}::text || ':'
      when defects.state = 'deferred' and ${isOpenOn(today)} then 'open, was deferred'
      else replace(defects.state, '_', ' ') end
    || case when certified_name = '' then '' when certified_on = 'drivers_phone' then ' ' || certified_name
      else ' by ' || certified_name end
    || case when deferred_until is not null then ' until ' || to_char(deferred_until, 'YYYY-MM-DD') else '' end`;
}
