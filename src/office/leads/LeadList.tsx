import { DataTable, DateInput, FilterButton, List, SearchInput } from 'react-admin';
import { TopToolbar } from 'react-admin';
import { leadPaths } from '@/contract/office/leads';
import type { Lead } from '@/contract/office/leads';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { ExportCsv } from '../form/ExportCsv';
import { PhoneRows } from '../PhoneRows';
import { RowLink } from '../RowLink';
import { StatusChip } from '../status/StatusChip';
import { leadStatus } from '../status/statuses';
import { useIsPhone } from '../useIsPhone';
import { choicesOf, leadKindWords, leadStateWords, timeWords } from '../words';
import { AssigneeFilter } from './AssigneeFilter';
import { wantOf, whoOf } from './leadWords';

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <ChoiceFilter
    key="state"
    source="state"
    label="Status"
    choices={choicesOf(leadStateWords)}
    alwaysOn
  />,
  <ChoiceFilter key="kind" source="kind" label="Kind" choices={choicesOf(leadKindWords)} />,
  <ChoiceFilter
    key="seen"
    source="seen"
    label="Opened"
    choices={[
      { id: 'true', name: 'Opened' },
      { id: 'false', name: 'Not opened yet' },
    ]}
  />,
  <AssigneeFilter key="assignee" source="assignee" label="Assigned to" />,
  <DateInput key="from" source="from" label="From" parse={(day: string) => day} />,
  <DateInput key="to" source="to" label="To" parse={(day: string) => day} />,
];

const actions = (
  <TopToolbar>
    <FilterButton />
    <ExportCsv path={leadPaths.csv} fileName="leads.csv" />
  </TopToolbar>
);

const Column = DataTable.Col<Lead>;
const textsOf = (lead: Lead) => ({
  primary: whoOf(lead),
  secondary: [wantOf(lead), timeWords(lead.received_at)].filter(Boolean).join(', '),
  statuses: [leadStatus[lead.state]],
  isNew: !lead.seen,
});
const boldIfNew = ({ seen }: Lead) => ({ '& td, & p, & span': { fontWeight: seen ? 400 : 700 } });

/** Applications and quotes in one inbox, newest first; bold until somebody has opened them. */
export function LeadList() {
  const isPhone = useIsPhone();
  return (
    <List filters={filters} actions={actions} sort={{ field: 'received_at', order: 'DESC' }}>
      {isPhone ? (
        <PhoneRows<Lead> textsOf={textsOf} />
      ) : (
        <DataTable<Lead> rowClick="show" bulkActionButtons={false} rowSx={boldIfNew}>
          <Column
            source="received_at"
            label="Received"
            render={({ received_at }) => timeWords(received_at)}
          />
          <Column label="Kind" render={({ kind }) => leadKindWords[kind]} />
          <Column label="From" render={(lead) => <RowLink>{whoOf(lead)}</RowLink>} />
          <Column label="Wants" render={wantOf} sx={{ overflowWrap: 'anywhere' }} />
          <Column label="Status" render={({ state }) => <StatusChip {...leadStatus[state]} />} />
          <Column label="Assigned to" render={({ assignee }) => assignee ?? ''} />
          <Column label="Notes" render={({ notes }) => notes || ''} />
        </DataTable>
      )}
    </List>
  );
}
