import Typography from '@mui/material/Typography';
import { DataTable, List, SearchInput, SimpleList } from 'react-admin';
import type { Vehicle } from '@/contract/office/vehicles';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { RowLink } from '../RowLink';
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
        <SimpleList<Vehicle>
          primaryText={vehicleWords}
          secondaryText={(vehicle) => warningsOf(vehicle) || 'Ready to dispatch'}
          tertiaryText={(vehicle) => `${defectWords(vehicle)} open`}
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
              <Typography
                variant="body2"
                component="span"
                {...(vehicle.do_not_dispatch && { color: 'error', sx: { fontWeight: 700 } })}
              >
                {warningsOf(vehicle)}
              </Typography>
            )}
          />
        </DataTable>
      )}
    </List>
  );
}
