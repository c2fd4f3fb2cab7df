import { memo } from 'react';
import { useSelector } from 'react-redux';
import { styled } from '@mui/material/styles';
import { selectCount } from '../../checklistSelectors';
import type { InspectionRoot } from '../../reportState';

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.75),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  div: { display: 'flex', flexDirection: 'column-reverse' },
  dt: { fontSize: '0.8125rem', lineHeight: 1.3, color: theme.palette.text.secondary },
  dd: {
    margin: 0,
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: '1.625rem',
    fontWeight: 700,
    lineHeight: 1,
  },
  '[data-count="passed"] dd': { color: theme.palette.success.main },
  '[data-count="failed"] dd': { color: theme.palette.error.main },
}));

const labels = { passed: 'Passed', failed: 'Failed', pending: 'Pending', total: 'Total' } as const;
const names = ['passed', 'failed', 'pending', 'total'] as const;
type CountName = (typeof names)[number];

/** A number of its own: a tap renders what changes, and works out no styles. */
function Count({ name }: { name: CountName }) {
  return <dd>{useSelector((root: InspectionRoot) => selectCount(root)[name])}</dd>;
}

/** The four counters of specification 4, read out as they change. */
export const Counters = memo(function Counters() {
  return (
    <List aria-live="polite" aria-label="Items">
      {names.map((name) => (
        <div key={name} data-count={name}>
          <dt>{labels[name]}</dt>
          <Count name={name} />
        </div>
      ))}
    </List>
  );
});
