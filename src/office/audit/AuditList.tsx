import { DataTable } from 'react-admin';
import type { AuditEntry } from '@/contract/office/audit';
import { actorFilter } from '../list/driverFilter';
import type { ListDays, ListFilter } from '../list/listFilters';
import { ListRows } from '../list/ListRows';
import type { ListView } from '../list/ListViews';
import { OfficeList } from '../list/OfficeList';
import { RelativeTime } from '../list/RelativeTime';
import { listPath } from '../listPath';
import { toChoices } from '../labels';
import { AuditLine } from './AuditLine';
import { auditSentence } from './auditSentences';

const resources = {
  people: 'People',
  sessions: 'Sign-ins',
  vehicles: 'Vehicles',
  drivers: 'Drivers',
  defects: 'Defects',
  leads: 'Leads',
  comments: 'Comments',
  media: 'Media',
  content: 'Site content',
  company: 'Company',
  reports: 'Reports',
  deliveries: 'Notifications',
  audit: 'Audit log',
  'browser-errors': 'Browser errors',
} as const;

const views: readonly ListView[] = [
  { label: 'All', filter: {} },
  ...(['people', 'sessions', 'vehicles', 'defects', 'content'] as const).map((resource) => ({
    label: resources[resource],
    filter: { resource },
  })),
];

const filters: readonly ListFilter[] = [
  { kind: 'choice', source: 'resource', label: 'About', choices: toChoices(resources) },
  actorFilter,
];

const days: ListDays = { kind: 'instants', from: 'since', to: 'before' };

const Column = DataTable.Col<AuditEntry>;
const line = (entry: AuditEntry) => <AuditLine entry={entry} />;

function getTexts(entry: AuditEntry) {
  const { before, record, after } = auditSentence(entry);
  return {
    primary: `${before}${record}${after}`,
    secondary: <RelativeTime at={entry.at} />,
  };
}

function getActions(entry: AuditEntry) {
  const { actor_id, actor_name, actor_now, resource, record_id } = entry;
  const name = actor_now ?? actor_name;
  const { to } = auditSentence(entry);
  return [
    ...(to === null ? [] : [{ label: 'Open the record', letter: 'O', to }]),
    {
      label: `Everything by ${name}`,
      letter: 'B',
      to: listPath('audit', actor_id === null ? { search: name } : { actor_id: String(actor_id) }),
    },
    { label: 'Everything about this', letter: 'A', to: listPath('audit', { resource, record_id }) },
  ];
}

export function AuditList() {
  return (
    <OfficeList<AuditEntry>
      sort={{ field: 'at', order: 'DESC' }}
      views={views}
      filters={filters}
      days={days}
    >
      <ListRows<AuditEntry> getTexts={getTexts} getActions={getActions} rowClick={false}>
        <Column
          source="at"
          label="When"
          render={({ at }) => <RelativeTime at={at} />}
          sx={{ width: 200, whiteSpace: 'nowrap' }}
        />
        <Column label="What" render={line} cellClassName="whole" />
      </ListRows>
    </OfficeList>
  );
}
