import * as v from 'valibot';
import { reportRow, vehicleName } from '../records';
import { vehicle } from './vehicles';
import { filters, listQuery, officePaths, oneOf } from './lists';
import { listResponse } from './listResponse';

const paths = officePaths('drivers');
export const driverPaths = { ...paths, emailLink: paths.action('email-link') };

/** Days and months are in the carrier's time zone. */
export const driverRow = v.object({
  id: v.number(),
  /** The full name, or the username if there is none. */
  name: v.string(),
  /** The report of the driver's latest inspection; null if there is none. */
  last_report_id: v.nullable(v.number()),
  /** YYYY-MM-DD HH:MM, by the driver's clock. */
  last_inspected_at: v.nullable(v.string()),
  last_trip: reportRow.entries.trip,
  /** The vehicles of the last inspection, the truck first. */
  last_vehicles: v.array(vehicleName),
  is_inspected_today: v.boolean(),
  inspected_today_at: vehicle.entries.inspected_today_at,
  /** Days since the last inspection; null if there is none. */
  days_without_inspection: v.nullable(v.number()),
  reports_this_month: v.number(),
  /** The open defects that this driver reported first, without deferred ones. */
  open_defects: v.number(),
});
export type DriverRow = v.InferOutput<typeof driverRow>;

/** Drivers without an inspection today, or in the last seven days including today. */
export const missingChoices = ['today', 'this_week'] as const;
export type Missing = (typeof missingChoices)[number];

export const driverSorts = ['name', 'last_inspected_at', 'open_defects'] as const;
export type DriverSort = (typeof driverSorts)[number];

export const driverQuery = listQuery({
  sorts: driverSorts,
  sort: 'name',
  order: 'asc',
  filters: {
    search: filters.search,
    missing: oneOf(missingChoices),
  },
});
export type DriverQuery = v.InferOutput<typeof driverQuery>;
export const driverListResponse = listResponse(driverRow);
