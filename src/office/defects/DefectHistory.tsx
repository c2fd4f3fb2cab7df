import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { typedNameText } from '@/contract/defectFacts';
import type { DefectEventKind } from '@/contract/defectFacts';
import type { Defect } from '@/contract/records';
import { timestampText } from '../labels';

const eventLabels: Record<DefectEventKind, string> = {
  reported: 'Reported',
  reported_again: 'Reported again',
  said_good: 'Driver says good',
  withdrawn: 'Withdrawn',
  certified: 'Certified',
  deferred: 'Deferred',
  not_fixed: 'Not fixed',
  reopened: 'Reopened',
  late_report: 'Late report',
  taken_back: 'Taken back',
  merged: 'Merged with another defect',
  closed_before_certification: 'Closed before certification was required',
  reopened_by_migration: 'Reopened by the upgrade',
};

/** A defect's history, oldest first. */
export function DefectHistory({ history }: { history: NonNullable<Defect['history']> }) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 1 }}>
        History
      </Typography>
      <Stack component="ol" spacing={1.5}>
        {history.map(({ at, event, by, name, note, signed_on, entered_at }) => (
          <li key={`${at} ${event} ${by}`}>
            <b>{signed_on === null ? eventLabels[event] : typedNameText}</b>, {timestampText(at)}
            {by === null ? '' : `, by ${by}`}
            {name === '' ? '' : `, ${signed_on === null ? 'signed' : 'typed'} ${name}`}
            {entered_at === null ? '' : `, entered on the phone ${timestampText(entered_at)}`}
            {note === '' ? null : (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {note}
              </Typography>
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}
