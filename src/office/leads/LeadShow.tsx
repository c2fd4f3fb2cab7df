import { useEffect } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Show, SimpleShowLayout, useRecordContext } from 'react-admin';
import { leadPaths, leadRecord, type Lead, type LeadRecord } from '@/contract/office/leads';
import { InPageHeader } from '../layout/InPageHeader';
import { StatusChips } from '../status/StatusChip';
import { leadStatuses } from '../status/statuses';
import { useOfficeCalls } from '../useOfficeCalls';
import { timestampText } from '../carrierTime';
import { leadKindLabels } from '../labels';
import { DeletePersonalData } from './DeletePersonalData';
import { LeadFacts } from './LeadFacts';
import { LeadNotes } from './LeadNotes';
import { LeadReply } from './LeadReply';
import { LeadState } from './LeadState';

function useSeen(lead: Lead | undefined): void {
  const calls = useOfficeCalls();
  const id = lead && !lead.seen ? lead.id : null;
  useEffect(() => {
    if (id === null) return;
    calls.act('leads', leadPaths.seen, { id, response: leadRecord }).catch(() => undefined);
  }, [calls, id]);
}

function Parts() {
  const lead = useRecordContext<Lead | LeadRecord>();
  useSeen(lead);
  // Until the record has loaded, react-admin shows the list's row, which has no notes.
  if (!lead || !('written' in lead)) return null;
  return (
    <Stack spacing={3}>
      <InPageHeader slot="status">
        <StatusChips statuses={leadStatuses(lead)} />
      </InPageHeader>
      <Typography color="textSecondary">
        {leadKindLabels[lead.kind]}, {timestampText(lead.received_at)}
      </Typography>
      <LeadFacts lead={lead} />
      <LeadReply lead={lead} />
      <LeadState lead={lead} />
      <LeadNotes lead={lead} />
      <DeletePersonalData lead={lead} />
    </Stack>
  );
}

export function LeadShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <Parts />
      </SimpleShowLayout>
    </Show>
  );
}
