import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import CheckIcon from '@mui/icons-material/Check';
import ScheduleIcon from '@mui/icons-material/Schedule';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
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

const looks: Record<Status, { text: string; Icon: typeof SvgIcon }> = {
  saved: { text: 'Saved on this phone', Icon: CheckIcon },
  saving: { text: 'Saving…', Icon: ScheduleIcon },
  failed: { text: 'Not saved on this phone', Icon: WarningAmberOutlinedIcon },
};

/** The part that changes with every tap: without styles of its own to work out. */
function Standing() {
  const saved = useSelector(selectSaved);
  if (saved === null) return null;
  const { text, Icon } = looks[saved];
  return (
    <span data-saved={saved}>
      <Icon fontSize="small" />
      {text}
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
