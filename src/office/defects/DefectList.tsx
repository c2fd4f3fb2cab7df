import { DataTable, List, SearchInput, usePermissions } from 'react-admin';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import type { Defect } from '@/contract/records';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { namedRows } from '../namedRows';
import { PhoneRows } from '../PhoneRows';
import { RowLink } from '../RowLink';
import { useIsPhone } from '../useIsPhone';
import { ageWords, choicesOf, defectStateWords, itemLabel, vehicleWords, yesNo } from '../words';
import { isUnresolved } from './certification';
import { defectStatuses } from '../status/statuses';
import { CertifyAtOnce } from './CertifyAtOnce';
import { DefectState } from './DefectState';
import { CertifySeveral } from './CertifySeveral';
import { DefectViews } from './DefectViews';
import { detailWords } from './defectWords';

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <ChoiceFilter
    key="state"
    source="state"
    label="Status"
    emptyText="Open and deferred"
    choices={[...choicesOf(defectStateWords), { id: 'all', name: 'All' }]}
    alwaysOn
  />,
  <ChoiceFilter
    key="kind"
    source="kind"
    label="Vehicle"
    choices={choicesOf({ truck: 'Trucks', trailer: 'Trailers' })}
  />,
  <ChoiceFilter key="good" source="driver_says_good" label="Driver says good" choices={yesNo} />,
  <ChoiceFilter key="holds" source="holds_vehicle" label="Do not dispatch" choices={yesNo} />,
  <ChoiceFilter
    key="upgrade"
    source="reopened_by_migration"
    label="Reopened by the upgrade"
    choices={yesNo}
  />,
];

const Column = DataTable.Col<Defect>;

const nameOf = ({ vehicle, item }: Defect) => `${vehicleWords(vehicle)}: ${itemLabel(item)}`;
const rows = namedRows(nameOf);

function textsOf(defect: Defect) {
  return {
    primary: nameOf(defect),
    secondary: [defect.description, ...detailWords(defect)].join('. '),
    aside: ageWords(defect.age_days),
    statuses: defectStatuses(defect),
  };
}

/** Open defects by vehicle, the oldest first. */
export function DefectList() {
  const isPhone = useIsPhone();
  const { permissions: role } = usePermissions<Role>();
  const actions = role && isAllowed(role, 'defects.certify') ? <CertifySeveral /> : null;
  return (
    <List filters={filters} sort={{ field: 'vehicle', order: 'ASC' }}>
      <DefectViews />
      {isPhone ? (
        <PhoneRows<Defect> textsOf={textsOf} isSelectable={isUnresolved} actions={actions} />
      ) : (
        <DataTable<Defect>
          rowClick="show"
          bulkActionButtons={actions ?? false}
          body={rows}
          isRowSelectable={isUnresolved}
        >
          <Column
            source="vehicle"
            label="Vehicle"
            render={({ vehicle }) => <RowLink>{vehicleWords(vehicle)}</RowLink>}
          />
          <Column label="Item" render={({ item }) => itemLabel(item)} />
          <Column source="description" label="Description" disableSort />
          <Column source="reported_at" label="Age" render={({ age_days }) => ageWords(age_days)} />
          <Column source="reported_by" label="Reported by" disableSort />
          <Column label="Status" render={(defect) => <DefectState defect={defect} />} />
          <Column label="Certify" render={(defect) => <CertifyAtOnce defect={defect} />} />
        </DataTable>
      )}
    </List>
  );
}
