import { useCallback } from 'react';
import { DataTable } from 'react-admin';
import { withId } from '@/contract/calls';
import { reportPaths, reportRecord } from '@/contract/office/reports';
import { personText } from '@/contract/presentName';
import { tripLabels } from '@/contract/tripLabels';
import type { ReportRow } from '@/contract/records';
import { vehicleLabel, vehiclesText } from '@/contract/vehicleLabel';
import { reportStateLabels, reportStateText } from '@/contract/reportState';
import { resultLabels } from '@/contract/resultLabels';
import { driverFilter } from '../list/driverFilter';
import type { ListFilter } from '../list/listFilters';
import { ListRows } from '../list/ListRows';
import type { ListView } from '../list/ListViews';
import { OfficeList } from '../list/OfficeList';
import { RelativeTime, TypedTime } from '../list/RelativeTime';
import { RowLink } from '../list/RowLink';
import { vehicleFilter } from '../list/vehicleFilter';
import { driverReportsPath, listPath } from '../listPath';
import { StatusChip } from '../status/StatusChip';
import { resultStatus } from '../status/statuses';
import { toChoices } from '../labels';
import { useOfficeCalls } from '../useOfficeCalls';
import { AuditPackage } from './AuditPackage';
import { ImportReport } from './ImportReport';
import { reportDays } from './reportDays';
import { OfficeSheet } from './OfficeSheet';

function useSheets() {
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

const views: readonly ListView[] = [
  { label: 'All', filter: {} },
  { label: resultLabels.defects_open, filter: { result: 'defects_open' } },
  { label: resultLabels.defects_closed, filter: { result: 'defects_closed' } },
  { label: resultLabels.all_clear, filter: { result: 'all_clear' } },
];

const filters: readonly ListFilter[] = [
  { kind: 'choice', source: 'result', label: 'Result', choices: toChoices(resultLabels) },
  {
    kind: 'choice',
    source: 'trip',
    label: 'Before or after the trip',
    choices: toChoices(tripLabels),
  },
  vehicleFilter,
  driverFilter,
  { kind: 'choice', source: 'state', label: 'Status', choices: toChoices(reportStateLabels) },
];

const Column = DataTable.Col<ReportRow>;
const tripText = ({ trip }: ReportRow) => (trip === null ? '' : tripLabels[trip]);

const driverText = ({ driver, driver_now }: ReportRow) => personText(driver, driver_now);

const getTexts = (report: ReportRow) => ({
  primary: vehiclesText(report.vehicles),
  secondary: [driverText(report), tripText(report), reportStateText(report)]
    .filter(Boolean)
    .join(' · '),
  aside: <RelativeTime at={report.created_at} />,
  statuses: [resultStatus[report.result]],
});

const getActions = ({ driver, driver_now, driver_id, vehicles }: ReportRow) => [
  { label: `Reports of ${driver_now ?? driver}`, letter: 'D', to: driverReportsPath(driver_id) },
  ...vehicles.flatMap((vehicle, n) => [
    {
      label: vehicleLabel(vehicle),
      // Only the first vehicle, the truck, has a key.
      ...(n === 0 && { letter: 'V' }),
      to: `/vehicles/${vehicle.id}/show`,
    },
    {
      label: `Reports of ${vehicleLabel(vehicle)}`,
      ...(n === 0 && { letter: 'R' }),
      to: listPath('reports', { vehicle: String(vehicle.id) }),
    },
  ]),
];

export function ReportList() {
  const renderSheets = useSheets();
  return (
    <OfficeList<ReportRow>
      sort={{ field: 'id', order: 'DESC' }}
      views={views}
      filters={filters}
      days={reportDays}
      print={renderSheets}
      actions={<AuditPackage filters={filters} />}
      primary={<ImportReport />}
    >
      <ListRows<ReportRow> getTexts={getTexts} getActions={getActions} rowClick="show">
        <Column source="id" label="Report" render={({ id }) => <RowLink>{id}</RowLink>} />
        <Column
          source="date"
          label="Inspected (driver's clock)"
          render={({ date }) => <TypedTime at={date} />}
        />
        <Column
          source="created_at"
          label="Received"
          disableSort
          render={({ created_at }) => <RelativeTime at={created_at} />}
        />
        <Column
          label="Vehicles"
          render={(report) => vehiclesText(report.vehicles)}
          cellClassName="flexible"
        />
        <Column source="driver" label="Driver" disableSort render={driverText} />
        <Column label="Trip" render={tripText} />
        <Column label="Result" render={({ result }) => <StatusChip {...resultStatus[result]} />} />
        <Column label="Status" render={reportStateText} />
      </ListRows>
    </OfficeList>
  );
}
