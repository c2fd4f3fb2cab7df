import { memo } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { selectCount } from '../../checklist/checklistSelectors';
import type { InspectionRoot } from '../../inspectionState';
import { SpokenCount } from './SpokenCount';

const labels = { passed: 'Passed', failed: 'Failed', pending: 'Pending', total: 'Total' } as const;
const names = ['passed', 'failed', 'pending', 'total'] as const;
type CountName = (typeof names)[number];

/** Under one style sheet, since a number is plain: a tap renders what changes, and works out no styles. */
const list = {
  gap: 1.75,
  m: 0,
  dd: { m: 0, typography: 'h3', fontSize: '1.625rem', fontWeight: 700, lineHeight: 1 },
  'dd, dt': { fontVariantNumeric: 'tabular-nums' },
  '[data-count="passed"] dd': { color: 'success.main' },
  '[data-count="failed"] dd': { color: 'error.main' },
};

function Count({ name }: { name: CountName }) {
  return <dd>{useSelector((root: InspectionRoot) => selectCount(root)[name])}</dd>;
}

/** The four counters; what is said of them comes after a pause, in one sentence. */
export const Counters = memo(function Counters() {
  return (
    <>
      <SpokenCount />
      <Stack component="dl" direction="row" aria-label="Items" sx={list}>
        {names.map((name) => (
          <Stack key={name} data-count={name} direction="column-reverse">
            <Typography
              component="dt"
              variant="caption"
              color="textSecondary"
              sx={{ lineHeight: 1.3 }}
            >
              {labels[name]}
            </Typography>
            <Count name={name} />
          </Stack>
        ))}
      </Stack>
    </>
  );
});
