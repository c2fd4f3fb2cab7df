import { memo } from 'react';
import { styled } from '../../../../components/theme/styled';
import { useSelector } from 'react-redux';
import { Icon } from '../../../../components/Icon/Icon';
import { selectSaved } from '../../reportSelectors';
import type { SaveStatus as Status } from '../../reportState';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  span: { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
  fontSize: '0.8125rem',
  // The widest of its texts: beside the counters or below them, it stays there, and the bar as high as it was.
  minWidth: '14em',
  color: theme.palette.text.secondary,
  '[data-saved="saved"] svg': { color: theme.palette.success.main },
  '[data-saved="failed"]': { color: theme.palette.error.main, fontWeight: 600 },
}));

const texts: Record<Status, string> = {
  saved: 'Saved on this phone',
  saving: 'Saving…',
  failed: 'Not saved on this phone',
};

/** The part that changes with every tap: without styles of its own to work out. */
function Standing() {
  const saved = useSelector(selectSaved);
  if (saved === null) return null;
  return (
    <span data-saved={saved}>
      <Icon name={saved === 'failed' ? 'alert' : saved === 'saved' ? 'check' : 'clock'} size={18} />
      {texts[saved]}
    </span>
  );
}

/** Whether all that was entered is on this phone's disk: said only when the write has ended (design 5). */
export const SaveStatus = memo(function SaveStatus() {
  return (
    <Line>
      <Standing />
    </Line>
  );
});
