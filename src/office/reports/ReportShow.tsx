import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Show, SimpleShowLayout, useRecordContext } from 'react-admin';
import { ReportSheet } from '@/components/ReportSheet/ReportSheet';
import type { SheetDefect } from '@/components/ReportSheet/ReportSheet';
import { tripWords } from '@/components/ReportSheet/tripWords';
import type { Defect, ReportRow } from '@/contract/records';
import type { ReportRecord } from '@/contract/office/reports';
import { DefectPhotos } from '../defects/DefectPhotos';
import { listPath } from '../listPath';
import { StatusChip } from '../status/StatusChip';
import { resultStatus } from '../status/statuses';
import { defectWords } from '../defects/defectWords';
import { reportStateText, timeWords, vehicleWords } from '../words';
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
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, my: 2 }}>
          <StatusChip {...resultStatus[record.result]} />
          {record.vehicles.map((vehicle) => (
            <Link key={vehicle.id} to={`/vehicles/${vehicle.id}/show`}>
              {vehicleWords(vehicle)}
            </Link>
          ))}
          <Link to={listPath('reports', { driver: String(record.driver_id) })}>
            Reports of {record.driver}
          </Link>
          <Typography>
            {reportStateText(record)}
            {record.trip === null ? '' : ` · ${tripWords[record.trip]}`}
          </Typography>
        </Stack>
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
