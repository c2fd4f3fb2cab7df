import Box from '@mui/material/Box';
import { ReportField } from './ReportField';
import { TimeQuestion } from './TimeQuestion';

/** Day and time of the inspection, side by side if they fit. */
export function TimeFields() {
  return (
    <TimeQuestion>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
        }}
      >
        <ReportField field="date" type="date" />
        <ReportField field="time" type="time" />
      </Box>
    </TimeQuestion>
  );
}
