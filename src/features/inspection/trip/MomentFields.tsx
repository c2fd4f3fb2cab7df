import Box from '@mui/material/Box';
import { ReportField } from './ReportField';
import { MomentQuestion } from './MomentQuestion';

/** Day and time of the inspection, side by side if they fit. */
export function MomentFields() {
  return (
    <MomentQuestion>
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
    </MomentQuestion>
  );
}
