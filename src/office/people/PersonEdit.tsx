import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Edit, SimpleForm, Toolbar, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { person as personSchema, type Person } from '@/contract/office/people';
import { consentText } from '@/contract/signingConsent';
import { SaveChanges } from '../form/CallButton';
import { Conflict } from '../form/Conflict';
import { useEditConflict } from '../form/useEditConflict';
import { InPageHeader } from '../layout/InPageHeader';
import { StatusChip } from '../status/StatusChip';
import { personStatus } from '../status/statuses';
import { carrierZone, timestampText } from '../carrierTime';
import { PersonActions } from './PersonActions';
import { AgentItems } from './AgentItems';
import { PersonFields, personFields } from './PersonFields';
import { personLists } from './personLists';
import { useConsent } from './useConsent';

function Facts() {
  const person = useRecordContext<Person>();
  const consent = useConsent(person);
  if (!person) return null;
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
          {consentText(consent, carrierZone())}
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
  const { conflict, editProps, formProps } = useEditConflict(personSchema);
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
        {conflict ? <Conflict conflict={conflict} fields={personFields} /> : null}
        <Typography color="textSecondary" gutterBottom>
          An account belongs to one person. When they leave, disable it. Do not rename it for the
          next person.
        </Typography>
        <PersonFields />
        <AgentItems />
      </SimpleForm>
      <PersonActions />
    </Edit>
  );
}
