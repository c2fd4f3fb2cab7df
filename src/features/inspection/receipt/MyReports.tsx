import { useId, useMemo, useState } from 'react';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { QueryState } from '@/components/QueryState/QueryState';
import { ReportSheet } from '@/components/ReportSheet/ReportSheet';
import { stateTexts } from '@/contract/messages/states';
import { inLine } from '@/components/inLine';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { PrintedSheet } from './PrintedSheet';
import { SentDialog } from './SentDialog';
import { SentSheet } from './SentSheet';
import { sheetOfOwn, sheetOfSent } from './sheets';
import { ReportList } from './ReportList';

/** A button that prints the open report. */
export function PrintButton() {
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      onClick={() => window.print()}
      sx={{ alignSelf: 'flex-start', minHeight: 48, mb: 2 }}
    >
      Print or save as PDF
    </Button>
  );
}

interface OwnReportSheetProps {
  owner: string;
  id: number;
}

/** Shows one of the driver's reports as a sheet. */
export function OwnReportSheet({ owner, id }: OwnReportSheetProps) {
  const { currentData, isError } = extensionsApi.useOwnReportQuery(
    { owner, id },
    { refetchOnMountOrArgChange: true },
  );
  const printed = useMemo(
    () => (currentData ? sheetOfOwn(currentData, owner) : null),
    [currentData, owner],
  );
  return (
    <>
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
      <PrintedSheet opened={printed} />
    </>
  );
}

type Opened = { from: 'server'; id: number } | { from: 'phone'; report: SentReport };

function getSheetTitle(opened: Opened | null): string {
  if (opened === null) return 'My reports';
  return opened.from === 'server' ? `Report ${opened.id}` : 'My report';
}

/** A button that lists the driver's reports. */
export function MyReports({ owner }: { owner: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const titleId = useId();
  const leave = () => {
    if (opened === null) setIsOpen(false);
    setOpened(null);
  };
  return (
    <>
      <Button
        variant="text"
        startIcon={<DescriptionOutlinedIcon />}
        onClick={() => setIsOpen(true)}
        sx={{ ...inLine, alignSelf: 'flex-start', minHeight: 48, my: -1.5 }}
      >
        My reports
      </Button>
      <SentDialog
        open={isOpen}
        titleId={titleId}
        heading={{ title: getSheetTitle(opened), isBack: opened !== null }}
        onLeave={leave}
        onClosed={() => undefined}
      >
        {opened === null ? (
          <ReportList
            owner={owner}
            onOpen={(id) => setOpened({ from: 'server', id })}
            onOpenSent={(report) => setOpened({ from: 'phone', report })}
            onSentAgain={() => setIsOpen(false)}
          />
        ) : null}
        {opened?.from === 'server' ? <OwnReportSheet owner={owner} id={opened.id} /> : null}
        {opened?.from === 'phone' ? (
          <>
            <PrintButton />
            <SentSheet report={opened.report} />
            <PrintedSheet opened={sheetOfSent(opened.report)} />
          </>
        ) : null}
      </SentDialog>
      {opened === null ? <PrintedSheet opened={null} /> : null}
    </>
  );
}
