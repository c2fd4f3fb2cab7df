import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Show, SimpleShowLayout, useRecordContext } from 'react-admin';
import { ReportSheet } from '@/components/ReportSheet/ReportSheet';
import type { SheetDefect } from '@/components/ReportSheet/ReportSheet';
import { tripWords } from '@/components/ReportSheet/tripWords';
import type { Defect, ReportRow } from '@/contract/records';
import type { ReportRecord } from '@/contract/office/reports';
import { DefectPhotos } from '../defects/DefectPhotos';
import { defectWords } from '../defects/defectWords';
import { reportStateText, resultWords, timeWords, vehicleWords } from '../words';
import { ReportHistory } from './ReportHistory';

function sheetDefect(defect: Defect): SheetDefect {
  return {
    item: defect.item,
    vehicle: vehicleWords(defect.vehicle),
    description: defect.description,
    outcome: [...defectWords(defect), defect.note].filter(Boolean).join('. '),
    photos: <DefectPhotos defect={defect} />,
  };
}

function Report() {
  const record = useRecordContext<ReportRow | ReportRecord>();
  // Until the record comes, react-admin shows the list's row.
  if (!record || !('report' in record)) return null;
  return (
    <>
      <div className="no-print">
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          Print
        </Button>
        <Typography sx={{ my: 2 }}>
          Report {record.id} · {resultWords[record.result]} · {reportStateText(record)}
          {record.trip === null ? '' : ` · ${tripWords[record.trip]}`}
        </Typography>
      </div>
      <ReportSheet
        report={record.report}
        trip={record.trip}
        defects={record.defects.map(sheetDefect)}
        reviews={record.reviews.map(({ name, at }) => ({ name, when: timeWords(at) }))}
      />
      <ReportHistory history={record.history} />
    </>
  );
}

/** A report as one sheet, to read and to print, with what has happened to it. */
export function ReportShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <Report />
      </SimpleShowLayout>
    </Show>
  );
}
