import Stack from '@mui/material/Stack';
import { CategoryDrawer } from '../CategoryDrawer/CategoryDrawer';
import { SaveStatus } from '../SaveStatus/SaveStatus';
import { besideTheCorner } from './besideTheCorner';
import { Counters } from './Counters';
import { NextUnchecked } from './NextUnchecked';
import { SubmitHint } from './SubmitHint';
import { SubmitReport } from './SubmitReport';

const standing = {
  ...besideTheCorner,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
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
    <Stack spacing={1}>
      <Stack direction="row" sx={standing}>
        <Counters />
        <SaveStatus />
      </Stack>
      <SubmitHint />
      <Stack direction="row" spacing={1} useFlexGap sx={actions}>
        <CategoryDrawer />
        <NextUnchecked />
        <SubmitReport />
      </Stack>
    </Stack>
  );
}
