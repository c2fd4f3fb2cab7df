import { memo, useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAppStore, useSelected } from '@/features/inspection/hooks';
import {
  selectCount,
  selectCountByName,
  type ChecklistCount,
} from '@/features/inspection/model/rules/checklistSelectors';
import { unseen } from '@/components/unseen';
import { cross, dash, sign, tick } from './signs';

/** In ms, from the last tap to the announcement. */
const pause = 1500;

const countText = ({ passed, failed, pending, total }: ChecklistCount) =>
  `${passed} passed, ${failed} failed, ${pending} pending of ${total}`;

/** Announces the counters in one sentence after a pause. */
export const SpokenCount = memo(function SpokenCount() {
  const store = useAppStore();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let seen = selectCount(store.getState());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      const count = selectCount(store.getState());
      if (count === seen) return;
      seen = count;
      clearTimeout(timer);
      timer = setTimeout(() => setSaid(countText(count)), pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return (
    <span role="status" style={unseen}>
      {said}
    </span>
  );
});

const labels = { passed: 'Passed', failed: 'Failed', pending: 'Pending', total: 'Total' } as const;
const names = ['passed', 'failed', 'pending', 'total'] as const;
type CountName = (typeof names)[number];

/** One style sheet for all counters, so that a tap computes no styles. */
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
  'dd::before': {
    ...sign,
    display: 'inline-block',
    width: '0.75em',
    height: '0.75em',
    mr: '0.125em',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
  '[data-count="total"] dd::before': { content: 'none' },
  '[data-count="passed"] dd': { '--sign': tick, color: 'success.main' },
  '[data-count="failed"] dd': { '--sign': cross, color: 'error.main' },
  '[data-count="pending"] dd': { '--sign': dash },
};

function Count({ name }: { name: CountName }) {
  return <dd>{useSelected(selectCountByName, name)}</dd>;
}

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
