import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { readinesses, type Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import type { ListFilter } from '../list/listFilters';
import { ListRows } from '../list/ListRows';
import type { ListView } from '../list/ListViews';
import { MoreTools } from '../list/MoreTools';
import { OfficeList } from '../list/OfficeList';
import { RelativeTime, TypedTime } from '../list/RelativeTime';
import { RowLink } from '../list/RowLink';
import { useFilterValues } from '../list/filters';
import { listPath } from '../listPath';
import { StatusChips } from '../status/StatusChip';
import { readinessStatus, vehicleStatuses } from '../status/statuses';
import { Fleet } from '../today/Fleet';
import { useIsAllowed } from '../useIsAllowed';
import { useIsPhone } from '../useIsPhone';
import { CellLines } from '../list/CellLines';
import { toChoices, lastReportText, odometerText, yesNo } from '../labels';
import { InspectedToday, withInspected } from './InspectedToday';
import { notReadyText } from './notReadyText';

const views: readonly ListView[] = [
  { label: 'All', filter: {} },
  { label: 'Trucks', filter: { kind: 'truck' } },
  { label: 'Trailers', filter: { kind: 'trailer' } },
  { label: 'Other trailers', filter: { other_trailer: 'true' } },
  {
    label: 'Ready and inspected today',
    filter: { readiness: 'ready', inspected: 'today' },
  },
  { label: 'Not inspected', filter: { overdue: 'true' } },
  { label: 'Never inspected', filter: { inspected: 'never' } },
];

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'readiness',
    label: 'Status',
    choices: readinesses.map((id) => ({ id, name: readinessStatus[id].label })),
  },
  {
    kind: 'choice',
    source: 'kind',
    label: 'Kind',
    choices: toChoices({ truck: 'Trucks', trailer: 'Trailers' }),
  },
  { kind: 'choice', source: 'open_defects', label: 'Open defects', choices: yesNo },
  {
    kind: 'choice',
    source: 'overdue',
    label: 'Not inspected (company policy)',
    choices: yesNo,
  },
  {
    kind: 'choice',
    source: 'inspected',
    label: 'Inspected',
    choices: toChoices({ today: 'Today', not_today: 'Not today', never: 'Never' }),
  },
  { kind: 'choice', source: 'unconfirmed', label: 'Confirm or merge', choices: yesNo },
  { kind: 'choice', source: 'other_trailer', label: 'Other trailers', choices: yesNo },
  { kind: 'choice', source: 'in_service', label: 'In service', choices: yesNo },
];

const Column = DataTable.Col<Vehicle>;

function AddVehicles() {
  const isPhone = useIsPhone();
  const others = (
    <>
      <Button component={Link} to="/import" variant="outlined">
        Import
      </Button>
      <Button component={Link} to="/labels" variant="outlined">
        QR labels
      </Button>
      <Button component={Link} to="/not-fitted" variant="outlined">
        Items not fitted
      </Button>
    </>
  );
  return (
    <>
      <Button component={Link} to="/vehicles/create" startIcon={<AddIcon />}>
        Add vehicle
      </Button>
      {isPhone ? <MoreTools>{others}</MoreTools> : others}
    </>
  );
}

function ListedFleet() {
  return <Fleet filter={useFilterValues()} />;
}

const getTexts = (vehicle: Vehicle) => ({
  primary: vehicleLabel(vehicle),
  secondary: withInspected(vehicle, notReadyText(vehicle)),
  aside: <TypedTime at={vehicle.last_inspected_at} />,
  statuses: vehicleStatuses(vehicle),
});

const createGetActions =
  (canEdit: boolean) =>
  ({ id, last_report_id: report }: Vehicle) => [
    ...(report === null
      ? []
      : [{ label: 'Last report', letter: 'L', to: `/reports/${report}/show` }]),
    { label: 'Reports', letter: 'R', to: listPath('reports', { vehicle: String(id) }) },
    {
      label: 'Defects',
      letter: 'D',
      to: listPath('defects', { vehicle: String(id), state: 'all' }),
    },
    ...(canEdit ? [{ label: 'Edit details', letter: 'E', to: `/vehicles/${id}` }] : []),
  ];

/** The list of trucks and trailers, with each vehicle's readiness for dispatch. */
export function VehicleList() {
  const canEdit = useIsAllowed('vehicles.edit');
  const isPhone = useIsPhone();
  return (
    <OfficeList<Vehicle>
      sort={{ field: 'number', order: 'ASC' }}
      views={views}
      filters={filters}
      // Left out on a phone, to leave more space for the list.
      above={isPhone ? undefined : <ListedFleet />}
      primary={canEdit ? <AddVehicles /> : undefined}
    >
      <ListRows<Vehicle> getTexts={getTexts} getActions={createGetActions(canEdit)} rowClick="show">
        <Column
          source="number"
          label="Vehicle"
          sx={{ whiteSpace: 'nowrap' }}
          render={(vehicle) => <RowLink>{vehicleLabel(vehicle)}</RowLink>}
        />
        <Column
          label="Make"
          cellClassName="minor"
          render={({ make, year }) => [make, year].filter(Boolean).join(' ')}
        />
        <Column source="plate" label="Plate" disableSort sx={{ whiteSpace: 'nowrap' }} />
        <Column
          source="last_inspected_at"
          label="Last inspection (driver's clock)"
          render={(vehicle) => (
            <>
              <TypedTime at={vehicle.last_inspected_at} />
              <Typography variant="body2" color="textSecondary" className="comfortableOnly">
                {lastReportText(vehicle)}
              </Typography>
            </>
          )}
        />
        <Column
          label="Received"
          render={({ last_received_at: at }) => (at === null ? '' : <RelativeTime at={at} />)}
        />
        <Column
          source="last_odometer"
          label="Last odometer"
          align="right"
          disableSort
          sx={{ whiteSpace: 'nowrap' }}
          render={({ last_odometer: reading }) => (reading === null ? '' : odometerText(reading))}
        />
        <Column source="open_defects" label="Open defects" align="right" />
        <Column
          source="readiness"
          label="Status"
          cellClassName="flexible"
          sx={{ minWidth: 230 }}
          render={(vehicle) => (
            <CellLines>
              <StatusChips statuses={vehicleStatuses(vehicle)} />
              <span title={notReadyText(vehicle)}>{notReadyText(vehicle)}</span>
              {vehicle.is_overdue ? null : <InspectedToday vehicle={vehicle} />}
            </CellLines>
          )}
        />
      </ListRows>
    </OfficeList>
  );
}
