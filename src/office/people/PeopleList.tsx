import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import type { Person } from '@/contract/office/people';
import type { ListFilter } from '../list/listFilters';
import { ListRows } from '../list/ListRows';
import type { ListView } from '../list/ListViews';
import { OfficeList } from '../list/OfficeList';
import { RelativeTime } from '../list/RelativeTime';
import { RowLink } from '../list/RowLink';
import { StatusChip } from '../status/StatusChip';
import { personStatus } from '../status/statuses';
import { toChoices, roleLabels } from '../labels';
import { LinkSeveral } from './LinkSeveral';
import { personLists } from './personLists';

const views: readonly ListView[] = [
  { label: 'All', filter: {} },
  { label: 'Drivers', filter: { role: 'driver' } },
  { label: 'Mechanics', filter: { role: 'mechanic' } },
  { label: 'Dispatchers', filter: { role: 'dispatcher' } },
  { label: 'Auditors', filter: { role: 'auditor' } },
  { label: 'Admins', filter: { role: 'admin' } },
  { label: 'Never signed in', filter: { seen: 'false', disabled: 'false' } },
  { label: 'Disabled', filter: { disabled: 'true' } },
];

const filters: readonly ListFilter[] = [
  { kind: 'choice', source: 'role', label: 'Role', choices: toChoices(roleLabels) },
  {
    kind: 'choice',
    source: 'disabled',
    label: 'Can sign in',
    choices: [
      { id: 'false', name: 'Yes' },
      { id: 'true', name: 'No, disabled' },
    ],
  },
  {
    kind: 'choice',
    source: 'seen',
    label: 'Has signed in',
    choices: [
      { id: 'true', name: 'Yes' },
      { id: 'false', name: 'Never' },
    ],
  },
];

const Column = DataTable.Col<Person>;

const getTexts = (person: Person) => ({
  primary: person.full_name || person.username,
  secondary: `${person.username} · ${roleLabels[person.role]}`,
  statuses: [personStatus(person)],
});

const getActions = (person: Person) => [
  { label: 'Edit', letter: 'E', to: `/people/${person.id}` },
  ...personLists(person),
];

/** For somebody who has signed in, a new link would invalidate the password. */
const canGetLink = ({ last_seen_at: seen, disabled }: Person) => seen === null && !disabled;

export function PeopleList() {
  return (
    <OfficeList<Person>
      sort={{ field: 'username', order: 'ASC' }}
      views={views}
      filters={filters}
      primary={
        <>
          <Button component={Link} to="/people/create" startIcon={<AddIcon />}>
            Add person
          </Button>
          <Button component={Link} to="/import/people" variant="outlined">
            Import
          </Button>
        </>
      }
    >
      <ListRows<Person>
        getTexts={getTexts}
        getActions={getActions}
        bulkActions={<LinkSeveral />}
        isSelectable={canGetLink}
      >
        <Column
          source="username"
          label="Username"
          render={({ username }) => <RowLink>{username}</RowLink>}
        />
        <Column source="full_name" label="Full name" />
        <Column source="email" label="Email" cellClassName="flexible" />
        <Column source="role" label="Role" render={({ role }) => roleLabels[role]} />
        <Column
          source="last_seen_at"
          label="Last seen"
          render={({ last_seen_at }) => <RelativeTime at={last_seen_at} />}
        />
        <Column
          source="disabled"
          label="Status"
          disableSort
          render={(person) => <StatusChip {...personStatus(person)} />}
        />
      </ListRows>
    </OfficeList>
  );
}
