import { DataTable, DateTimeInput, List, SimpleList, TextInput } from 'react-admin';
import type { AuditEntry } from '@/contract/office/audit';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { useIsPhone } from '../useIsPhone';
import { choicesOf, timeWords } from '../words';
import { AuditLine } from './AuditLine';

/** The server compares instants; the browser's field has the local time. */
const toInstant = (local: string) => (local ? new Date(local).toISOString() : null);

const filters = [
  <TextInput key="actor" source="actor_name" label="Person" alwaysOn />,
  <ChoiceFilter
    key="resource"
    source="resource"
    label="About"
    choices={choicesOf({
      people: 'People',
      sessions: 'Sign-ins',
      vehicles: 'Vehicles',
      defects: 'Defects',
      leads: 'Leads',
      comments: 'Comments',
      media: 'Media',
      content: 'Site content',
      company: 'Company',
      reports: 'Reports',
      deliveries: 'Notifications',
    })}
    alwaysOn
  />,
  <DateTimeInput key="since" source="since" label="From" parse={toInstant} />,
  <DateTimeInput key="before" source="before" label="Until" parse={toInstant} />,
];

const Column = DataTable.Col<AuditEntry>;
const line = (entry: AuditEntry) => <AuditLine entry={entry} />;

/** The audit log, which nobody can change. */
export function AuditList() {
  const isPhone = useIsPhone();
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }}>
      {isPhone ? (
        <SimpleList<AuditEntry>
          linkType={false}
          primaryText={line}
          secondaryText={({ at }) => timeWords(at)}
        />
      ) : (
        <DataTable<AuditEntry> bulkActionButtons={false} rowClick={false}>
          <Column
            source="at"
            label="When"
            render={({ at }) => timeWords(at)}
            sx={{ width: 200, whiteSpace: 'nowrap' }}
          />
          <Column label="What" render={line} />
        </DataTable>
      )}
    </List>
  );
}
