import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
// oxlint-disable-next-line no-restricted-imports -- The office has it already, from react-admin.
import TextField from '@mui/material/TextField';
import { useNotify, useRefresh } from 'react-admin';
import {
  leadPaths,
  leadRecord,
  leadStates,
  type Lead,
  type LeadChange,
} from '@/contract/office/leads';
import { withId } from '@/contract/calls';
import { useReportedCall } from '../form/useReportedCall';
import { useOfficeCalls } from '../useOfficeCalls';
import { leadStateLabels } from '../labels';
import { useAssignees } from './useAssignees';

/**
 * The lead's status and assignee. A change is saved at once. While it saves, both fields are read-only instead of
 * disabled, to keep the focus.
 */
export function LeadState({ lead }: { lead: Lead }) {
  const { isBusy, run } = useReportedCall();
  const assignees = useAssignees();
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  const isListed = assignees.some(({ id }) => id === lead.assignee_id);

  async function save(change: Omit<LeadChange, 'version'>) {
    const body = { version: lead.version, ...change };
    const url = withId(leadPaths.record, lead.id);
    await run(async () => {
      await calls.send('PATCH', url, { body, response: leadRecord });
      notify('Saved.', { type: 'success' });
    });
    // After a rejection, loads the values that somebody else has saved.
    refresh();
  }

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 560 }}>
      <TextField
        select
        label="Status"
        value={lead.state}
        slotProps={{ select: { readOnly: isBusy } }}
        onChange={({ target }) => {
          const state = leadStates.find((one) => one === target.value);
          if (state) void save({ state });
        }}
      >
        {leadStates.map((state) => (
          <MenuItem key={state} value={state}>
            {leadStateLabels[state]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Assigned to"
        value={lead.assignee_id ?? 0}
        slotProps={{ select: { readOnly: isBusy } }}
        onChange={({ target }) => void save({ assignee_id: Number(target.value) || null })}
      >
        <MenuItem value={0}>Nobody</MenuItem>
        {lead.assignee_id === null || isListed ? null : (
          <MenuItem value={lead.assignee_id}>{lead.assignee}</MenuItem>
        )}
        {assignees.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
