import { memo } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { SpokenCount } from './SpokenCount';

const labels = { passed: 'Passed', failed: 'Failed', pending: 'Pending', total: 'Total' } as const;
const names = ['passed', 'failed', 'pending', 'total'] as const;
type CountName = (typeof names)[number];

/**
 * One style sheet and plain numbers, so that a tap renders only what changes and computes no
 * styles.
 */
const list = {
  flexWrap: 'wrap',
  gap: { xs: 1.25, md: 1.75 },
  m: 0,
  dd: {
    m: 0,
    typography: 'h3',
    // With large text, the four counters still fit on one line of a small phone.
    fontSize: { xs: 'min(1.25rem, 8vw)', md: '1.625rem' },
    fontWeight: 700,
    lineHeight: 1,
  },
  'dd, dt': { fontVariantNumeric: 'tabular-nums' },
  '[data-count="passed"] dd': { color: 'success.main' },
  '[data-count="failed"] dd': { color: 'error.main' },
};

function Count({ name }: { name: CountName }) {
  return <dd>{useSelector((root: InspectionRoot) => selectCount(root)[name])}</dd>;
}

/** The four counters; SpokenCount announces them after a pause. */
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
              sx={{ fontSize: { xs: 'min(0.75rem, 5vw)', md: '0.8125rem' }, lineHeight: 1.25 }}
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
