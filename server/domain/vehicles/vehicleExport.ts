import * as v from 'valibot';
import { isWaiting, listHeldItems } from '@/contract/holds';
import { vehicleQuery, type Vehicle } from '@/contract/office/vehicles';
import { vehiclesText } from '@/contract/vehicleLabel';
import { headingIn, minuteIn } from '../dayIn';
import { listExport } from '../exports/listExport';
import { getCalendar, readVehicles, vehicleIds } from './readVehicles';

export const vehicleExport = listExport({
  list: 'vehicles',
  needs: 'reports.read',
  query: v.omit(vehicleQuery, ['page', 'perPage']),
  selectIds: (query, { api, queries, today }) =>
    vehicleIds(queries, query, getCalendar(api, today)),
  rowsWith: (ids, { api, queries, today }) => readVehicles(queries, ids, getCalendar(api, today)),
  columns: ({ timeZone }) => ({
    id: ({ id }: Vehicle) => id,
    kind: ({ kind }) => kind,
    number: ({ number }) => number,
    earlier_numbers: (row) => row.earlier_numbers.map(({ number }) => number).join(', '),
    vin: ({ vin }) => vin,
    plate: ({ plate }) => plate,
    make: ({ make }) => make,
    year: ({ year }) => year,
    in_service: (row) => row.in_service,
    readiness: ({ readiness, holding }) =>
      holding.length > 0 && holding.every(isWaiting) ? 'waits_for_decision' : readiness,
    do_not_dispatch: ({ holding }) => listHeldItems(holding).do_not_dispatch.join(', '),
    waits_for_decision: ({ holding }) => listHeldItems(holding).waits_for_decision.join(', '),
    other_open_defects: (row) => row.other_items.join(', '),
    deferred_defects: (row) => row.deferred_items.join(', '),
    may_be_held_as: (row) => row.may_be_held_as.join(', '),
    unconfirmed: ({ unconfirmed }) => unconfirmed,
    last_report: (row) => row.last_report_id,
    "last_inspected_at (driver's clock)": (row) => row.last_inspected_at,
    inspected_today: (row) => row.is_inspected_today,
    last_trip: (row) => row.last_trip,
    last_driver: (row) => row.last_driver,
    last_with: (row) => vehiclesText(row.last_with),
    days_without_inspection: (row) => row.days_without_inspection,
    [headingIn(timeZone, 'added_at')]: (row) =>
      row.added_at === null ? null : minuteIn(timeZone, row.added_at),
    overdue: (row) => row.is_overdue,
    odometer: (row) => row.last_odometer,
  }),
});
