import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Defect } from '@/contract/records';
import { timestampText } from '../carrierTime';
import { authorOfEvent, eventLabel } from '@/contract/eventText';

export function DefectHistory({ history }: { history: NonNullable<Defect['history']> }) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 1 }}>
        History
      </Typography>
      <Stack component="ol" spacing={1.5}>
        {history.map((entry) => {
          const { at, event, by, note, entered_at } = entry;
          return (
            <li key={`${at} ${event} ${by}`}>
              <b>{eventLabel(entry)}</b>, {timestampText(at)}
              {authorOfEvent(entry)}
              {entered_at === null ? '' : `, entered on the phone ${timestampText(entered_at)}`}
              {note === '' ? null : (
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {note}
                </Typography>
              )}
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
