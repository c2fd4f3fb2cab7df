import {
  AutocompleteInput,
  DataTable,
  DateInput,
  FilterButton,
  List,
  ReferenceInput,
  SearchInput,
  TopToolbar,
} from 'react-admin';
import { tripWords } from '@/components/ReportSheet/tripWords';
import { reportDateText } from '@/contract/dateText';
import { reportPaths } from '@/contract/office/reports';
import type { ReportRow } from '@/contract/records';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { ExportCsv } from '../form/ExportCsv';
import { PhoneRows } from '../PhoneRows';
import { RowLink } from '../RowLink';
import { StatusChip } from '../status/StatusChip';
import { resultStatus } from '../status/statuses';
import { useIsPhone } from '../useIsPhone';
import { ImportReport } from './ImportReport';
import { choicesOf, reportStateText, reportStateWords, resultWords, vehicleWords } from '../words';

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <ChoiceFilter
    key="result"
    source="result"
    label="Result"
    choices={choicesOf(resultWords)}
    alwaysOn
  />,
  <ChoiceFilter
    key="trip"
    source="trip"
    label="Before or after the trip"
    choices={choicesOf(tripWords)}
  />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="to" source="to" label="To" />,
  <ReferenceInput
    key="vehicle"
    source="vehicle"
    reference="vehicles"
    sort={{ field: 'number', order: 'ASC' }}
  >
    <AutocompleteInput
      label="Vehicle"
      optionText={vehicleWords}
      filterToQuery={(search: string) => ({ search })}
    />
  </ReferenceInput>,
  <ReferenceInput
    key="driver"
    source="driver"
    reference="accounts"
    sort={{ field: 'name', order: 'ASC' }}
  >
    <AutocompleteInput
      label="Driver"
      optionText="name"
      filterToQuery={(search: string) => ({ search })}
    />
  </ReferenceInput>,
  <ChoiceFilter key="state" source="state" label="Status" choices={choicesOf(reportStateWords)} />,
];

const Column = DataTable.Col<ReportRow>;
const tripOf = ({ trip }: ReportRow) => (trip === null ? '' : tripWords[trip]);
const vehiclesOf = ({ vehicles }: ReportRow) => vehicles.map(vehicleWords).join(', ');

/** All drivers' reports, newest first. */
export function ReportList() {
  const isPhone = useIsPhone();
  return (
    <List
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      actions={
        <TopToolbar>
          <FilterButton />
          <ImportReport />
          <ExportCsv path={reportPaths.csv} fileName="reports.csv" />
        </TopToolbar>
      }
    >
      {isPhone ? (
        <PhoneRows<ReportRow>
          textsOf={(report) => ({
            primary: vehiclesOf(report),
            secondary: [
              report.driver,
              reportDateText(report.date),
              tripOf(report),
              reportStateText(report),
            ]
              .filter(Boolean)
              .join(' · '),
            statuses: [resultStatus[report.result]],
          })}
        />
      ) : (
        <DataTable<ReportRow> rowClick="show" bulkActionButtons={false}>
          <Column source="id" label="Report" render={({ id }) => <RowLink>{id}</RowLink>} />
          <Column source="date" label="Date" render={({ date }) => reportDateText(date)} />
          <Column label="Vehicles" render={vehiclesOf} />
          <Column source="driver" label="Driver" disableSort />
          <Column label="Trip" render={tripOf} />
          <Column
            label="Result"
            render={({ result }) => <StatusChip {...resultStatus[result]} />}
          />
          <Column label="Status" render={reportStateText} />
        </DataTable>
      )}
    </List>
  );
}
