import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataTable, List, SearchInput, useListContext } from 'react-admin';
import { readinesses } from '@/contract/office/vehicles';
import type { Vehicle } from '@/contract/office/vehicles';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { PhoneRows } from '../PhoneRows';
import { RowLink } from '../RowLink';
import { StatusChips } from '../status/StatusChip';
import { readinessStatus, vehicleStatuses } from '../status/statuses';
import { ReadinessBar } from '../today/ReadinessBar';
import { pollInterval, useToday } from '../today/useToday';
import { useIsPhone } from '../useIsPhone';
import { inspectionWords, choicesOf, vehicleWords, yesNo } from '../words';
import { reasonWords } from './readinessWords';

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
  <ChoiceFilter key="overdue" source="overdue" label="Overdue (company policy)" choices={yesNo} />,
  <ChoiceFilter
    key="readiness"
    source="readiness"
    label="Status"
    choices={readinesses.map((id) => ({ id, name: readinessStatus[id].label }))}
  />,
  <ChoiceFilter key="stop" source="do_not_dispatch" label="Do not dispatch" choices={yesNo} />,
  <ChoiceFilter key="service" source="in_service" label="In service" choices={yesNo} />,
];

function defectWords({ open_defects, deferred_defects }: Vehicle): string {
  return deferred_defects > 0
    ? `${open_defects} (+${deferred_defects} deferred)`
    : `${open_defects}`;
}

const Column = DataTable.Col<Vehicle>;

/** The fleet's three states, which filter the list. */
function Views() {
  const list = useListContext<Vehicle>();
  const filters = list.filterValues as Readonly<Record<string, unknown>>;
  const { data } = useToday();
  const current = readinesses.find((one) => one === filters['readiness']);
  return data?.fleet ? (
    <Box sx={{ p: 1.5 }}>
      <ReadinessBar fleet={data.fleet} current={current} />
    </Box>
  ) : null;
}

/** Trucks and trailers with what may be dispatched, and why not; the list follows what happens. */
export function VehicleList() {
  const isPhone = useIsPhone();
  return (
    <List
      filters={filters}
      sort={{ field: 'number', order: 'ASC' }}
      queryOptions={{ refetchInterval: pollInterval, onError: () => undefined }}
    >
      <Views />
      {isPhone ? (
        <PhoneRows<Vehicle>
          textsOf={(vehicle) => ({
            primary: vehicleWords(vehicle),
            secondary: reasonWords(vehicle),
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
          <Column
            source="last_inspected_at"
            label="Last inspection"
            render={({ last_inspected_at: at }) => inspectionWords(at)}
          />
          <Column source="last_odometer" label="Last odometer" disableSort />
          <Column source="open_defects" label="Open defects" render={defectWords} />
          <Column
            label="Status"
            render={(vehicle) => (
              <Stack sx={{ gap: 0.75 }}>
                <StatusChips statuses={vehicleStatuses(vehicle)} />
                {reasonWords(vehicle)}
              </Stack>
            )}
          />
        </DataTable>
      )}
    </List>
  );
}
