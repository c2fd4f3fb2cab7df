import { CreateButton, DataTable, FilterButton, List, SearchInput, TopToolbar } from 'react-admin';
import type { Person } from '@/contract/office/people';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { PhoneRows } from '../PhoneRows';
import { RowLink } from '../RowLink';
import { StatusChip } from '../status/StatusChip';
import { personStatus } from '../status/statuses';
import { useIsPhone } from '../useIsPhone';
import { choicesOf, roleWords, timeWords } from '../words';

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <ChoiceFilter key="role" source="role" label="Role" choices={choicesOf(roleWords)} alwaysOn />,
  <ChoiceFilter
    key="disabled"
    source="disabled"
    label="Can sign in"
    choices={[
      { id: 'false', name: 'Yes' },
      { id: 'true', name: 'No, disabled' },
    ]}
  />,
];

const Column = DataTable.Col<Person>;

/** Everybody with an account. */
export function PeopleList() {
  const isPhone = useIsPhone();
  return (
    <List
      filters={filters}
      sort={{ field: 'username', order: 'ASC' }}
      actions={
        <TopToolbar>
          <FilterButton />
          <CreateButton label="Add person" />
        </TopToolbar>
      }
    >
      {isPhone ? (
        <PhoneRows<Person>
          textsOf={(person) => ({
            primary: person.full_name || person.username,
            secondary: `${person.username} · ${roleWords[person.role]}`,
            statuses: [personStatus(person)],
          })}
        />
      ) : (
        <DataTable<Person> bulkActionButtons={false}>
          <Column
            source="username"
            label="Username"
            render={({ username }) => <RowLink>{username}</RowLink>}
          />
          <Column source="full_name" label="Full name" />
          <Column source="email" label="Email" />
          <Column source="role" label="Role" render={({ role }) => roleWords[role]} />
          <Column
            source="last_seen_at"
            label="Last seen"
            render={({ last_seen_at }) => timeWords(last_seen_at)}
          />
          <Column
            source="disabled"
            label="Can sign in"
            disableSort
            render={(person) => <StatusChip {...personStatus(person)} />}
          />
        </DataTable>
      )}
    </List>
  );
}
