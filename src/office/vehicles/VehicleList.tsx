import Stack from '@mui/material/Stack';
import { DataTable, List, SearchInput } from 'react-admin';
import type { Vehicle } from '@/contract/office/vehicles';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { PhoneRows } from '../PhoneRows';
import { RowLink } from '../RowLink';
import { StatusChips } from '../status/StatusChip';
import { vehicleStatuses } from '../status/statuses';
import { useIsPhone } from '../useIsPhone';
import { choicesOf, heldWords, overdueWords, vehicleWords, yesNo } from '../words';

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <ChoiceFilter
    key="kind"
    source="kind"
    label="Kind"
    choices={choicesOf({ truck: 'Trucks', trailer: 'Trailers' })}
    alwaysOn
  />,
  <ChoiceFilter key="open" source="open_defects" label="Open defects" choices={yesNo} />,
  <ChoiceFilter
    key="overdue"
    source="overdue"
    label="Overdue (the company's own rule)"
    choices={yesNo}
  />,
  <ChoiceFilter key="stop" source="do_not_dispatch" label="Do not dispatch" choices={yesNo} />,
  <ChoiceFilter key="service" source="in_service" label="In service" choices={yesNo} />,
];

/** What a dispatcher must know before sending it out. */
function warningsOf(vehicle: Vehicle): string {
  const { do_not_dispatch, holding, is_overdue, overdue_days, in_service } = vehicle;
  return [
    do_not_dispatch ? heldWords(holding) : '',
    is_overdue ? overdueWords(overdue_days) : '',
    in_service ? '' : 'Not in service',
  ]
    .filter(Boolean)
    .join('. ');
}

function defectWords({ open_defects, deferred_defects }: Vehicle): string {
  return deferred_defects > 0
    ? `${open_defects} (+${deferred_defects} deferred)`
    : `${open_defects}`;
}

const Column = DataTable.Col<Vehicle>;

/** Trucks and trailers, as the reports name them. */
export function VehicleList() {
  const isPhone = useIsPhone();
  return (
    <List filters={filters} sort={{ field: 'number', order: 'ASC' }}>
      {isPhone ? (
        <PhoneRows<Vehicle>
          textsOf={(vehicle) => ({
            primary: vehicleWords(vehicle),
            secondary: warningsOf(vehicle) || 'Ready to dispatch',
            aside: `${defectWords(vehicle)} open`,
            statuses: vehicleStatuses(vehicle),
          })}
        />
      ) : (
        <DataTable<Vehicle> bulkActionButtons={false}>
          <Column
            source="number"
            label="Vehicle"
            render={(vehicle) => <RowLink>{vehicleWords(vehicle)}</RowLink>}
          />
          <Column
            label="Make"
            render={({ make, year }) => [make, year].filter(Boolean).join(' ')}
          />
          <Column source="plate" label="Plate" disableSort />
          <Column source="last_inspected_at" label="Last inspection" />
          <Column source="last_odometer" label="Last odometer" disableSort />
          <Column source="open_defects" label="Open defects" render={defectWords} />
          <Column
            label="Attention"
            render={(vehicle) => (
              <Stack sx={{ gap: 0.75 }}>
                <StatusChips statuses={vehicleStatuses(vehicle)} />
                {warningsOf(vehicle)}
              </Stack>
            )}
          />
        </DataTable>
      )}
    </List>
  );
}
