import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Edit, SimpleForm, Toolbar, useGetOne, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { AccountRecord } from '@/contract/office/accounts';
import { person as personSchema, type Person } from '@/contract/office/people';
import { SaveChanges } from '../form/CallButton';
import { Conflict } from '../form/Conflict';
import { useEditConflict } from '../form/useEditConflict';
import { InPageHeader } from '../layout/InPageHeader';
import { StatusChip } from '../status/StatusChip';
import { personStatus } from '../status/statuses';
import { timestampText } from '../carrierTime';
import { consentedText } from '../labels';
import { PersonActions } from './PersonActions';
import { PersonFields, personFields } from './PersonFields';
import { personLists } from './personLists';

function Facts() {
  const person = useRecordContext<Person>();
  const { data: account } = useGetOne<AccountRecord>(
    'accounts',
    { id: person?.id },
    { enabled: person !== undefined },
  );
  if (!person) return null;
  const consent = account?.signing_consent;
  return (
    <>
      <InPageHeader slot="status">
        <StatusChip {...personStatus(person)} />
      </InPageHeader>
      <Typography color="textSecondary" gutterBottom>
        Last seen: {timestampText(person.last_seen_at)}
      </Typography>
      {person.link_until === null ? null : (
        <Typography color="textSecondary" gutterBottom>
          Sign-in link: works once, until {timestampText(person.link_until)}
        </Typography>
      )}
      {consent ? (
        <Typography color="textSecondary" gutterBottom>
          Agreed to sign electronically: {consentedText(consent)}
        </Typography>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {personLists(person).map(({ label, to }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
      </Stack>
    </>
  );
}

export function PersonEdit() {
  const { current, editProps, formProps } = useEditConflict(personSchema);
  return (
    <Edit {...editProps}>
      <SimpleForm
        sx={{ maxWidth: 560 }}
        {...formProps}
        toolbar={
          <Toolbar>
            <SaveChanges />
          </Toolbar>
        }
      >
        <Facts />
        {current ? <Conflict current={current} fields={personFields} /> : null}
        <PersonFields />
      </SimpleForm>
      <PersonActions />
    </Edit>
  );
}
