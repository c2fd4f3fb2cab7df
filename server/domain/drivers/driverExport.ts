import * as v from 'valibot';
import { driverQuery, type DriverRow } from '@/contract/office/drivers';
import { vehiclesText } from '@/contract/vehicleLabel';
import { listExport } from '../exports/listExport';
import { driverIds, readDrivers } from './readDrivers';

export const driverExport = listExport({
  list: 'drivers',
  needs: 'drivers.read',
  query: v.omit(driverQuery, ['page', 'perPage']),
  selectIds: (query, { today }) => driverIds(query, today),
  rowsWith: (ids, { queries, today }) => readDrivers(queries, ids, today),
  columns: () => ({
    id: ({ id }: DriverRow) => id,
    name: ({ name }) => name,
    inspected_today: (row) => row.is_inspected_today,
    last_report: (row) => row.last_report_id,
    "last_inspected_at (driver's clock)": (row) => row.last_inspected_at,
    last_trip: (row) => row.last_trip,
    last_vehicles: (row) => vehiclesText(row.last_vehicles),
    days_without_inspection: (row) => row.days_without_inspection,
    reports_this_month: (row) => row.reports_this_month,
    open_defects: (row) => row.open_defects,
  }),
});
