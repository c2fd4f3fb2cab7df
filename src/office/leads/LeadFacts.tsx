import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { dayText } from '@/contract/dateText';
import type { Lead } from '@/contract/office/leads';
import { equipmentNames } from '@/contract/quote';
import { phoneLink } from '@/contract/phoneLink';
import { Fact } from '../form/Fact';
import { isErased } from './leadText';

/** A link that calls the number. */
function Telephone({ number }: { number: string }) {
  if (number === '') return 'none';
  return <Link href={phoneLink(number)}>{number}</Link>;
}

/** A link that writes an email. */
function Email({ address }: { address: string }) {
  if (address === '') return 'none';
  return <Link href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>{address}</Link>;
}

function Application({ application }: { application: NonNullable<Lead['application']> }) {
  return (
    <>
      <Fact label="Phone">
        <Telephone number={application.phone} />
      </Fact>
      <Fact label="Email">
        <Email address={application.email} />
      </Fact>
      <Fact label="Home state">{application.state || 'none'}</Fact>
    </>
  );
}

function Quote({ quote }: { quote: NonNullable<Lead['quote']> }) {
  return (
    <>
      <Fact label="Email">
        <Email address={quote.business_email} />
      </Fact>
      <Fact label="From">{quote.pickup_location}</Fact>
      <Fact label="To">{quote.delivery_location}</Fact>
      <Fact label="Pickup date">{dayText(quote.pickup_date)}</Fact>
      <Fact label="Commodity">{quote.commodity}</Fact>
      <Fact label="Total weight">{quote.total_weight}</Fact>
      <Fact label="Equipment">{equipmentNames[quote.equipment]}</Fact>
      <Fact label="Hazardous materials">{quote.hazardous_materials ? 'yes' : 'no'}</Fact>
      <Fact label="Drop trailer required">{quote.drop_trailer_required ? 'yes' : 'no'}</Fact>
    </>
  );
}

/** The visitor's form, with links to call and to email. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { application, quote } = lead;
  if (isErased(lead)) return <Alert severity="info">The personal data was deleted.</Alert>;
  return (
    <Stack
      component="dl"
      sx={{ display: 'grid', gap: 1.5, m: 0, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      {application ? <Application application={application} /> : null}
      {quote ? <Quote quote={quote} /> : null}
    </Stack>
  );
}
