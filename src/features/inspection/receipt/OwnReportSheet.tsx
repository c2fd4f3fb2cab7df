import { useEffect, useMemo } from 'react';
import { QueryState } from '@/components/QueryState/QueryState';
import { ReportSheet } from '@/components/ReportSheet/ReportSheet';
import { stateTexts } from '@/contract/messages/states';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import { sheetOfOwn } from './sheets';
import type { Printed } from './sheets';
import { PrintButton } from './PrintButton';

interface OwnReportSheetProps {
  owner: string;
  id: number;
  /** Called with the report to print. */
  onOpened: (printed: Printed | null) => void;
}

/** One of the driver's reports as a sheet, with its certifications and reviews. */
export function OwnReportSheet({ owner, id, onOpened }: OwnReportSheetProps) {
  const { currentData, isError } = extensionsApi.useOwnReportQuery(
    { owner, id },
    { refetchOnMountOrArgChange: true },
  );
  const printed = useMemo(
    () => (currentData ? sheetOfOwn(currentData, owner) : null),
    [currentData, owner],
  );
  useEffect(() => onOpened(printed), [printed, onOpened]);
  return (
    <QueryState
      result={{ data: printed ?? undefined, isError }}
      loadingText={stateTexts.loading}
      errorText={stateTexts.loadFailed}
    >
      {(sheet) => (
        <>
          <PrintButton />
          <ReportSheet {...sheet} />
        </>
      )}
    </QueryState>
  );
}
