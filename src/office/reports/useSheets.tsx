import { useCallback } from 'react';
import { withId } from '@/contract/calls';
import { reportPaths, reportRecord } from '@/contract/office/reports';
import type { ReportRow } from '@/contract/records';
import { useOfficeCalls } from '../useOfficeCalls';
import { OfficeSheet } from './OfficeSheet';

export function useSheets() {
  const calls = useOfficeCalls();
  return useCallback(
    async (rows: readonly ReportRow[]) => {
      const records = await Promise.all(
        rows.map(({ id }) => calls.read(withId(reportPaths.record, id), reportRecord)),
      );
      return records.map((record) => <OfficeSheet key={record.id} record={record} />);
    },
    [calls],
  );
}
