import * as v from 'valibot';
import { isWaiting } from '@/contract/holds';
import { defectQuery } from '@/contract/office/defects';
import type { Defect } from '@/contract/records';
import { headingIn, minuteIn } from '../dayIn';
import { listExport } from '../exports/listExport';
import { defectIds, readDefects, withIds } from './readDefects';

export const defectExport = listExport({
  list: 'defects',
  needs: 'reports.read',
  query: v.omit(defectQuery, ['page', 'perPage']),
  selectIds: defectIds,
  rowsWith: (ids, context) => readDefects(context.queries, withIds(ids), context),
  columns: ({ timeZone }) => {
    const minute = (at: string | null) => (at === null ? '' : minuteIn(timeZone, at));
    return {
      id: ({ id }: Defect) => id,
      kind: ({ vehicle }) => vehicle.kind,
      vehicle: ({ vehicle }) => vehicle.number,
      item: ({ item }) => item,
      description: ({ description }) => description,
      state: ({ state }) => state,
      do_not_dispatch: (row) => row.holds_vehicle && !isWaiting(row),
      waits_for_decision: (row) => row.holds_vehicle && isWaiting(row),
      driver_says_good: (row) => row.driver_says_good?.by,
      reported_by: (row) => row.reported_by,
      [headingIn(timeZone, 'reported_at')]: (row) => minute(row.reported_at),
      first_report: (row) => row.first_report_id,
      reports: ({ reports }) => reports,
      age_days: (row) => row.age_days,
      photos: ({ photos }) => photos.length,
      deferred_until: (row) => row.deferred_until,
      deferred_reason: (row) => row.deferred_reason,
      certified_by: (row) => row.certified_name,
      signed_on: (row) => row.signed_on,
      note: ({ note }) => note,
      [headingIn(timeZone, 'closed_at')]: (row) => minute(row.closed_at),
    };
  },
});
