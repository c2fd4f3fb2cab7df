import { useState } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { soonDays } from '@/contract/office/defects';
import { personText } from '@/contract/presentName';
import type { Defect } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { driverFilter } from '../list/driverFilter';
import type { ListDays, ListFilter } from '../list/listFilters';
import { ListRows } from '../list/ListRows';
import type { ListView } from '../list/ListViews';
import { OfficeList } from '../list/OfficeList';
import { RelativeTime } from '../list/RelativeTime';
import { RowLink } from '../list/RowLink';
import { vehicleFilter } from '../list/vehicleFilter';
import { listPath } from '../listPath';
import { defectStatuses } from '../status/statuses';
import { useIsAllowed } from '../useIsAllowed';
import { toChoices, defectStateLabels, yesNo } from '../labels';
import { isUnresolved } from './certification';
import { CertifyAtOnce } from './CertifyAtOnce';
import { CertifySeveral } from './CertifySeveral';
import { actionsOn, DefectDialog, type OpenDialog } from './DefectActions';
import { DefectState } from './DefectState';
import { defectDetails } from './defectText';

const byVehicle = { field: 'vehicle', order: 'ASC' } as const;

const views: readonly ListView[] = [
  { label: 'By vehicle', filter: {} },
  {
    label: 'To certify',
    filter: { state: 'open' },
    sort: { field: 'to_certify', order: 'ASC' },
  },
  { label: 'Holds a vehicle', filter: { holds_vehicle: 'true' } },
  { label: defectStateLabels.deferred, filter: { state: 'deferred' } },
  { label: 'All', filter: { state: 'all' } },
];

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'Status',
    emptyText: 'Open and deferred',
    choices: [...toChoices(defectStateLabels), { id: 'all', name: 'All' }],
  },
  vehicleFilter,
  { ...driverFilter, source: 'reported_by', label: 'Reported by' },
  {
    kind: 'choice',
    source: 'kind',
    label: 'Kind',
    choices: toChoices({ truck: 'Trucks', trailer: 'Trailers' }),
  },
  { kind: 'choice', source: 'driver_says_good', label: 'Driver says good', choices: yesNo },
  { kind: 'choice', source: 'holds_vehicle', label: 'Holds a vehicle', choices: yesNo },
  { kind: 'choice', source: 'due', label: `Due within ${soonDays} days`, choices: yesNo },
  {
    kind: 'choice',
    source: 'reopened_by_migration',
    label: 'Reopened by the upgrade',
    choices: yesNo,
  },
];

const days: ListDays = { kind: 'days', from: 'from', to: 'to' };

const Column = DataTable.Col<Defect>;

const getTexts = (defect: Defect) => ({
  primary: `${vehicleLabel(defect.vehicle)}: ${itemLabel(defect.item)}`,
  secondary: [defect.description, ...defectDetails(defect)].join('. '),
  aside: <RelativeTime at={defect.reported_at} />,
  statuses: defectStatuses(defect),
});

const letters = { repaired: 'C', repair_not_needed: 'N', defer: 'F', reopen: 'O' } as const;

const createGetActions = (open: ((dialog: OpenDialog) => void) | null) => (defect: Defect) => [
  ...(open
    ? actionsOn(defect).map(({ action, label }) => ({
        label,
        letter: letters[action],
        onSelect: () => open({ action, opened: defect }),
      }))
    : []),
  ...getLinks(defect),
];

const getLinks = ({ vehicle, first_report_id: report }: Defect) => [
  { label: vehicleLabel(vehicle), letter: 'V', to: `/vehicles/${vehicle.id}/show` },
  {
    label: `Defects of ${vehicleLabel(vehicle)}`,
    letter: 'D',
    to: listPath('defects', { vehicle: String(vehicle.id), state: 'all' }),
  },
  ...(report === null
    ? []
    : [{ label: `Report ${report}`, letter: 'R', to: `/reports/${report}/show` }]),
];

function CertifyInRow({ defect }: { defect: Defect }) {
  const { data = [] } = useListContext<Defect>();
  return <CertifyAtOnce defect={defect} place={{ index: data.indexOf(defect) }} />;
}

/** Shows two statuses whole where the table is wide enough. */
const wholeStatuses = { '@media (min-width: 1360px)': { minWidth: 304 } };

export function DefectList() {
  const canCertify = useIsAllowed('defects.certify');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <>
      <OfficeList<Defect> sort={byVehicle} views={views} filters={filters} days={days}>
        <ListRows<Defect>
          getTexts={getTexts}
          getActions={createGetActions(canCertify ? setDialog : null)}
          renderButton={(defect) => <CertifyInRow defect={defect} />}
          rowClick="show"
          {...(canCertify && { bulkActions: <CertifySeveral /> })}
          isSelectable={isUnresolved}
        >
          <Column
            source="vehicle"
            label="Vehicle"
            sx={{ whiteSpace: 'nowrap' }}
            render={({ vehicle }) => <RowLink>{vehicleLabel(vehicle)}</RowLink>}
          />
          <Column label="Item" render={({ item }) => itemLabel(item)} />
          <Column
            source="description"
            label="Description"
            disableSort
            cellClassName="flexible"
            render={({ description }) => <span title={description}>{description}</span>}
          />
          <Column
            source="reported_at"
            label="Reported"
            render={({ reported_at }) => <RelativeTime at={reported_at} />}
          />
          <Column
            source="reported_by"
            label="Reported by"
            disableSort
            render={({ reported_by, reported_by_now }) => personText(reported_by, reported_by_now)}
          />
          <Column
            label="Status"
            cellClassName="flexible"
            sx={wholeStatuses}
            render={(defect) => <DefectState defect={defect} />}
          />
        </ListRows>
      </OfficeList>
      {dialog ? <DefectDialog dialog={dialog} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
