import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Show, SimpleShowLayout, useRecordContext } from 'react-admin';
import { personText } from '@/contract/presentName';
import { reportStateText } from '@/contract/reportState';
import { tripLabels } from '@/contract/tripLabels';
import type { ReportRow } from '@/contract/records';
import type { ReportRecord } from '@/contract/office/reports';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { InPageHeader } from '../layout/InPageHeader';
import { driverReportsPath } from '../listPath';
import { PersonLink } from '../people/PersonLink';
import { StatusChip } from '../status/StatusChip';
import { resultStatus } from '../status/statuses';
import { OfficeSheet } from './OfficeSheet';
import { ReportHistory } from './ReportHistory';

function Report() {
  const record = useRecordContext<ReportRow | ReportRecord>();
  // Until the record loads, react-admin provides the list's row instead.
  if (!record || !('report' in record)) return null;
  return (
    <>
      <InPageHeader slot="status">
        <StatusChip {...resultStatus[record.result]} />
      </InPageHeader>
      <InPageHeader>
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          Print
        </Button>
      </InPageHeader>
      <div className="no-print">
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
          {record.vehicles.map((vehicle) => (
            <Link key={vehicle.id} to={`/vehicles/${vehicle.id}/show`}>
              {vehicleLabel(vehicle)}
            </Link>
          ))}
          <span>
            Driver:{' '}
            <PersonLink id={record.driver_id}>
              {personText(record.driver, record.driver_now)}
            </PersonLink>
          </span>
          <Link to={driverReportsPath(record.driver_id)}>
            Reports of {record.driver_now ?? record.driver}
          </Link>
          <Typography>
            {reportStateText(record)}
            {record.trip === null ? '' : ` · ${tripLabels[record.trip]}`}
          </Typography>
        </Stack>
      </div>
      <OfficeSheet record={record} />
      <ReportHistory history={record.history} />
    </>
  );
}

export function ReportShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <Report />
      </SimpleShowLayout>
    </Show>
  );
}
