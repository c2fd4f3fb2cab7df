import { useEffect, useId, useState } from 'react';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { SentDialog } from './SentDialog';
import { SentSheet } from './SentSheet';
import { sheetOfSent } from './sheets';
import type { Printed } from './sheets';
import { OwnReportSheet } from './OwnReportSheet';
import { PrintButton } from './PrintButton';
import { ReportList } from './ReportList';

/** The open report, which is the server's, or the phone's without a connection. */
type Opened = { from: 'server'; id: number } | { from: 'phone'; report: SentReport };

function titleOf(opened: Opened | null): string {
  if (opened === null) return 'My reports';
  return opened.from === 'server' ? `Report ${opened.id}` : 'My report';
}

interface MyReportsProps {
  owner: string;
  /** Called with the report to print, or null. */
  onOpened: (printed: Printed | null) => void;
}

/** The driver's reports, each as a sheet to read, print and share. */
export function MyReports({ owner, onOpened }: MyReportsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const titleId = useId();
  const leave = () => {
    if (opened === null) setIsOpen(false);
    setOpened(null);
  };
  useEffect(() => {
    if (opened === null) onOpened(null);
  }, [opened, onOpened]);
  return (
    <>
      <Button
        variant="text"
        startIcon={<DescriptionOutlinedIcon />}
        onClick={() => setIsOpen(true)}
        sx={{ alignSelf: 'flex-start', minHeight: 48, my: -1.5 }}
      >
        My reports
      </Button>
      <SentDialog
        open={isOpen}
        titleId={titleId}
        heading={{ title: titleOf(opened), isBack: opened !== null }}
        onLeave={leave}
        onClosed={() => undefined}
      >
        {opened === null ? (
          <ReportList
            owner={owner}
            onOpen={(id) => setOpened({ from: 'server', id })}
            onOpenSent={(report) => {
              setOpened({ from: 'phone', report });
              onOpened(sheetOfSent(report));
            }}
          />
        ) : null}
        {opened?.from === 'server' ? (
          <OwnReportSheet owner={owner} id={opened.id} onOpened={onOpened} />
        ) : null}
        {opened?.from === 'phone' ? (
          <>
            <PrintButton />
            <SentSheet report={opened.report} />
          </>
        ) : null}
      </SentDialog>
    </>
  );
}
