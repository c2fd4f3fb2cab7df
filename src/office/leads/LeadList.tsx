import type { SxProps } from '@mui/material/styles';
import { DataTable } from 'react-admin';
import type { Lead } from '@/contract/office/leads';
import { phoneLink } from '@/contract/phoneLink';
import type { ListDays, ListFilter } from '../list/listFilters';
import { ListRows } from '../list/ListRows';
import type { ListView } from '../list/ListViews';
import { OfficeList } from '../list/OfficeList';
import { RelativeTime } from '../list/RelativeTime';
import { RowLink } from '../list/RowLink';
import { StatusChips } from '../status/StatusChip';
import { leadStatuses } from '../status/statuses';
import { toChoices, leadKindLabels, leadStateLabels } from '../labels';
import { requestText, senderText } from './leadText';
import { useAssignees } from './useAssignees';

const views: readonly ListView[] = [
  { label: 'All', filter: {} },
  ...(['new', 'contacted', 'won', 'lost'] as const).map((state) => ({
    label: leadStateLabels[state],
    filter: { state },
  })),
];

const filters: readonly ListFilter[] = [
  { kind: 'choice', source: 'state', label: 'Status', choices: toChoices(leadStateLabels) },
  { kind: 'choice', source: 'kind', label: 'Kind', choices: toChoices(leadKindLabels) },
  {
    kind: 'choice',
    source: 'seen',
    label: 'Opened',
    choices: [
      { id: 'true', name: 'Opened' },
      { id: 'false', name: 'Not opened yet' },
    ],
  },
];

const days: ListDays = { kind: 'days', from: 'from', to: 'to' };

const Column = DataTable.Col<Lead>;
const getTexts = (lead: Lead) => ({
  primary: senderText(lead),
  secondary: requestText(lead),
  aside: <RelativeTime at={lead.received_at} />,
  statuses: leadStatuses(lead),
  isNew: !lead.seen,
});
const boldIfNew = ({ seen }: Lead): SxProps =>
  seen ? {} : { '& td, & td a': { fontWeight: 700 } };

function getActions({ application, quote }: Lead) {
  const email = application?.email ?? quote?.business_email ?? '';
  const phone = application?.phone ?? '';
  return [
    ...(email === '' ? [] : [{ label: `Email ${email}`, letter: 'E', href: `mailto:${email}` }]),
    ...(phone === '' ? [] : [{ label: `Call ${phone}`, letter: 'C', href: phoneLink(phone) }]),
  ];
}

/** Driver applications and quote requests. */
export function LeadList() {
  const assignees = useAssignees();
  const assignee = { source: 'assignee', label: 'Assigned to', choices: assignees };
  return (
    <OfficeList<Lead>
      sort={{ field: 'received_at', order: 'DESC' }}
      views={views}
      days={days}
      filters={[...filters, { kind: 'choice', ...assignee }]}
    >
      <ListRows<Lead> getTexts={getTexts} getActions={getActions} rowClick="show" rowSx={boldIfNew}>
        <Column
          source="received_at"
          label="Received"
          render={({ received_at }) => <RelativeTime at={received_at} />}
        />
        <Column label="Kind" render={({ kind }) => leadKindLabels[kind]} />
        <Column label="From" render={(lead) => <RowLink>{senderText(lead)}</RowLink>} />
        <Column
          label="Wants"
          cellClassName="flexible"
          render={requestText}
          sx={{ overflowWrap: 'anywhere' }}
        />
        <Column label="Status" render={(lead) => <StatusChips statuses={leadStatuses(lead)} />} />
        <Column label="Assigned to" render={({ assignee: name }) => name ?? ''} />
        <Column label="Notes" align="right" render={({ notes }) => notes || ''} />
      </ListRows>
    </OfficeList>
  );
}
