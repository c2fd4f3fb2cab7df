import { DataTable, DateInput, FilterButton, List, SearchInput, SimpleList } from 'react-admin';
import { TopToolbar } from 'react-admin';
import { leadPaths } from '@/contract/office/leads';
import type { Lead } from '@/contract/office/leads';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { ExportCsv } from '../form/ExportCsv';
import { RowLink } from '../RowLink';
import { useIsPhone } from '../useIsPhone';
import { choicesOf, leadKindWords, leadStateWords, timeWords } from '../words';
import { AssigneeFilter } from './AssigneeFilter';
import { wantOf, whoOf } from './leadWords';

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <ChoiceFilter
    key="state"
    source="state"
    label="State"
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
const boldIfNew = ({ seen }: Lead) => ({ '& td, & p, & span': { fontWeight: seen ? 400 : 700 } });

/** Applications and quotes in one inbox, newest first; bold until somebody has opened them. */
export function LeadList() {
  const isPhone = useIsPhone();
  return (
    <List filters={filters} actions={actions} sort={{ field: 'received_at', order: 'DESC' }}>
      {isPhone ? (
        <SimpleList<Lead>
          linkType="show"
          rowSx={boldIfNew}
          primaryText={whoOf}
          secondaryText={(lead) =>
            [wantOf(lead), timeWords(lead.received_at)].filter(Boolean).join(', ')
          }
          tertiaryText={({ state }) => leadStateWords[state]}
        />
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
          <Column label="State" render={({ state }) => leadStateWords[state]} />
          <Column label="Assigned to" render={({ assignee }) => assignee ?? ''} />
          <Column label="Notes" render={({ notes }) => notes || ''} />
        </DataTable>
      )}
    </List>
  );
}
