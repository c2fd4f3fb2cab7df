import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { personText } from '@/contract/presentName';
import { reportStateLabels } from '@/contract/reportState';
import type { ReportRecord } from '@/contract/office/reports';
import { changeLines } from '../changeLines';
import { timestampText } from '../carrierTime';

const actionLabels: Record<ReportRecord['history'][number]['action'], string> = {
  created: 'Created',
  updated: 'Changed',
  certified: 'Certified',
  deferred: 'Deferred',
  reopened: 'Reopened',
  sent: reportStateLabels.sent,
  superseded: reportStateLabels.superseded,
  reviewed: 'Reviewed by the next driver',
};

export function ReportHistory({ history }: Pick<ReportRecord, 'history'>) {
  return (
    <section className="no-print">
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 1 }}>
        History
      </Typography>
      <Stack component="ol" spacing={1.5}>
        {history.map((event) => (
          <li key={event.id}>
            <b>{actionLabels[event.action]}</b>, {timestampText(event.at)}, by{' '}
            {personText(event.actor ?? 'command line', event.actor_now)}
            {changeLines(event).map((line) => (
              <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {line}
              </Typography>
            ))}
          </li>
        ))}
      </Stack>
    </section>
  );
}
