import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useRefresh } from 'react-admin';
import { withId } from '@/contract/calls';
import { dayText } from '@/contract/dateText';
import {
  applicationFields,
  applicationLabels,
  type ApplicationField,
} from '@/contract/driverApplication';
import { leadPaths, leadRecord, type Lead } from '@/contract/office/leads';
import { equipmentNames, weightText } from '@/contract/quote';
import { phoneLink } from '@/contract/phoneLink';
import { Fact } from '../form/Fact';
import { useReportedCall } from '../form/useReportedCall';
import { useOfficeCalls } from '../useOfficeCalls';
import { isErased } from './leadText';

interface ContactProps {
  value: string;
  onUse: () => void;
}

function Telephone({ value, onUse }: ContactProps) {
  if (value === '') return 'none';
  return (
    <Link href={phoneLink(value)} onClick={onUse}>
      {value}
    </Link>
  );
}

function Email({ value, onUse }: ContactProps) {
  if (value === '') return 'none';
  const href = `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
  return (
    <Link href={href} onClick={onUse}>
      {value}
    </Link>
  );
}

function useContacted({ id, state, version }: Lead): () => void {
  const calls = useOfficeCalls();
  const { run } = useReportedCall();
  const refresh = useRefresh();
  async function markContacted() {
    const body = { version, state: 'contacted' };
    await run(async () => {
      await calls.send('PATCH', withId(leadPaths.record, id), { body, response: leadRecord });
    });
    refresh();
  }
  return () => {
    if (state === 'new') void markContacted();
  };
}

/** Leaves out the name, which is the page's title. */
const factsOfApplication = applicationFields.filter(
  (name) => name !== 'first_name' && name !== 'last_name',
);

function ApplicationValue({ name, ...contact }: ContactProps & { name: ApplicationField }) {
  if (name === 'phone') return <Telephone {...contact} />;
  if (name === 'email') return <Email {...contact} />;
  return contact.value || 'none';
}

function Application({
  application,
  onContact,
}: {
  application: NonNullable<Lead['application']>;
  onContact: () => void;
}) {
  return (
    <>
      {factsOfApplication.map((name) => (
        <Fact key={name} label={applicationLabels[name]}>
          <ApplicationValue name={name} value={application[name]} onUse={onContact} />
        </Fact>
      ))}
    </>
  );
}

function Quote({ quote, onContact }: { quote: NonNullable<Lead['quote']>; onContact: () => void }) {
  return (
    <>
      <Fact label="From">{quote.pickup_location}</Fact>
      <Fact label="To">{quote.delivery_location}</Fact>
      <Fact label="Pickup date">{dayText(quote.pickup_date)}</Fact>
      <Fact label="Commodity">{quote.commodity}</Fact>
      <Fact label="Total weight">{weightText(quote.total_weight)}</Fact>
      <Fact label="Equipment">{equipmentNames[quote.equipment]}</Fact>
      <Fact label="Hazardous materials">{quote.hazardous_materials ? 'yes' : 'no'}</Fact>
      <Fact label="Drop trailer required">{quote.drop_trailer_required ? 'yes' : 'no'}</Fact>
      <Fact label="Email">
        <Email value={quote.business_email} onUse={onContact} />
      </Fact>
    </>
  );
}

/** What the visitor sent, with links to call or email them. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { application, quote } = lead;
  const onContact = useContacted(lead);
  if (isErased(lead)) return <Alert severity="info">The personal data was deleted.</Alert>;
  return (
    <Stack
      component="dl"
      sx={{ display: 'grid', gap: 1.5, m: 0, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      {application ? <Application application={application} onContact={onContact} /> : null}
      {quote ? <Quote quote={quote} onContact={onContact} /> : null}
    </Stack>
  );
}
