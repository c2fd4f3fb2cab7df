import * as v from 'valibot';
import { reportRow, vehicleName } from '../records';
import { filters, listQuery, officePaths, oneOf } from './lists';
import { listResponse } from './listResponse';

/** The accounts with the role 'driver' that can sign in. */
export const driverPaths = officePaths('drivers');

/**
 * The information about a driver that a dispatcher sees, which is their name and their inspections,
 * and nothing else of the account. Days and months are in the carrier's time zone, but a report
 * counts on the driver's day.
 */
export const driverRow = v.object({
  id: v.number(),
  /** The full name, or the username if there is none. */
  name: v.string(),
  /**
   * The latest inspection, ignoring reports that the driver has corrected since; null if there was
   * none.
   */
  last_report_id: v.nullable(v.number()),
  /** YYYY-MM-DD HH:MM on the driver's clock. */
  last_inspected_at: v.nullable(v.string()),
  last_trip: reportRow.entries.trip,
  /** The vehicles of that inspection, the truck first. */
  last_vehicles: v.array(vehicleName),
  is_inspected_today: v.boolean(),
  /** Days since that inspection; null if there was none. */
  days_without_inspection: v.nullable(v.number()),
  reports_this_month: v.number(),
  /** The number of open defects that this driver reported first. Deferred defects are not counted. */
  open_defects: v.number(),
});
export type DriverRow = v.InferOutput<typeof driverRow>;

/** A filter for drivers without an inspection today, or in the last seven days including today. */
export const missingChoices = ['today', 'this_week'] as const;
export type Missing = (typeof missingChoices)[number];

export const driverSorts = ['name', 'last_inspected_at', 'open_defects'] as const;
export type DriverSort = (typeof driverSorts)[number];

export const driverQuery = listQuery({
  sorts: driverSorts,
  sort: 'name',
  order: 'asc',
  filters: {
    /**
     * Words that each are part of the name, or of the number of a vehicle in the last inspection.
     */
    search: filters.search,
    missing: oneOf(missingChoices),
  },
});
export type DriverQuery = v.InferOutput<typeof driverQuery>;
export const driverListResponse = listResponse(driverRow);
