import { styled } from '../../../../components/theme/styled';
import { useSelector } from 'react-redux';
import { selectCount } from '../../checklistSelectors';

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

/** The four counters of specification 4, read out as they change. */
export function Counters() {
  const count = useSelector(selectCount);
  return (
    <List aria-live="polite" aria-label="Items">
      {names.map((name) => (
        <div key={name} data-count={name}>
          <dt>{labels[name]}</dt>
          <dd>{count[name]}</dd>
        </div>
      ))}
    </List>
  );
}
