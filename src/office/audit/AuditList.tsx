import { DataTable, DateTimeInput, List, SimpleList, TextInput } from 'react-admin';
import type { AuditEntry } from '@/contract/office/audit';
import { changeLines } from '../changeLines';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { useIsPhone } from '../useIsPhone';
import { choicesOf, timeWords } from '../words';

/** The server compares instants; the browser's field has the local time. */
const toInstant = (local: string) => (local ? new Date(local).toISOString() : null);

const filters = [
  <TextInput key="actor" source="actor_name" label="By" alwaysOn />,
  <ChoiceFilter
    key="resource"
    source="resource"
    label="About"
    choices={choicesOf({
      people: 'People',
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
  <TextInput key="record" source="record_id" label="Record number" />,
];

const Column = DataTable.Col<AuditEntry>;

const about = ({ resource, record_id }: AuditEntry) => `${resource} ${record_id}`;
const actionWords = ({ action }: AuditEntry) => action.replaceAll(/[_-]/g, ' ');

/** Who changed what and when. Nobody can change it. */
export function AuditList() {
  const isPhone = useIsPhone();
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }}>
      {isPhone ? (
        <SimpleList<AuditEntry>
          linkType={false}
          primaryText={(entry) => `${entry.actor_name}: ${actionWords(entry)}, ${about(entry)}`}
          secondaryText={(entry) => changeLines(entry).join('; ')}
          tertiaryText={(entry) => timeWords(entry.at)}
        />
      ) : (
        <DataTable<AuditEntry> bulkActionButtons={false} rowClick={false}>
          <Column source="at" label="When" render={({ at }) => timeWords(at)} />
          <Column source="actor_name" label="By" disableSort />
          <Column source="action" label="Did" disableSort render={actionWords} />
          <Column source="resource" label="About" disableSort render={about} />
          <Column
            label="Changes"
            render={(entry) => changeLines(entry).map((line) => <div key={line}>{line}</div>)}
          />
        </DataTable>
      )}
    </List>
  );
}
