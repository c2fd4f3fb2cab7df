import Stack from '@mui/material/Stack';
import { BarNotices } from '../ReportNotices/BarNotices';
import { ReportStatus } from '../ReportStatus/ReportStatus';
import { besideTheCorner } from './besideTheCorner';
import { Counters } from './Counters';
import { NextUnchecked } from './NextUnchecked';
import { SubmitReport } from './SubmitReport';

const standing = {
  ...besideTheCorner,
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: { xs: 60, md: 'auto' },
};

/** The buttons' sizes: with them, as one style sheet, a tap works out no styles of a button. */
const actions = {
  '& > button': { minHeight: 56, px: 2 },
  '& > :last-child': { flex: 1, px: 1.5 },
};

/** How the report stands and what is next: always in reach of a thumb. */
export function ReportBar() {
  return (
    <Stack spacing={1} useFlexGap>
      <BarNotices />
      <Stack direction="row" sx={standing}>
        <Counters />
        <ReportStatus />
      </Stack>
      <Stack direction="row" spacing={1} sx={actions}>
        <NextUnchecked />
        <SubmitReport />
      </Stack>
    </Stack>
  );
}
