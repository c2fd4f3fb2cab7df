import { memo } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ScheduleIcon from '@mui/icons-material/Schedule';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useSaveStatus } from '../../draft/useSaveStatus';
import type { SaveStatus as Status } from '../../draft/useSaveStatus';

const line = {
  // The widest of its texts: beside the counters or below them, it stays there, and the bar as high as it was.
  minWidth: '14em',
  '& span': { display: 'flex', alignItems: 'center', gap: 0.5 },
  '[data-saved="saved"] svg': { color: 'success.main' },
  '[data-saved="failed"]': { color: 'error.main', fontWeight: 600 },
};

const looks: Record<Status, { text: string; Icon: typeof SvgIcon }> = {
  saved: { text: 'Saved on this phone', Icon: CheckIcon },
  saving: { text: 'Saving…', Icon: ScheduleIcon },
  failed: { text: 'Not saved on this phone', Icon: WarningAmberOutlinedIcon },
};

/** The part that changes with every tap: without styles of its own to work out. */
function Standing() {
  const saved = useSaveStatus();
  if (saved === null) return null;
  const { text, Icon } = looks[saved];
  return (
    <span data-saved={saved}>
      <Icon fontSize="small" />
      {text}
    </span>
  );
}

/** Whether all that was entered is on this phone's disk: said only when the write has ended. */
export const SaveStatus = memo(function SaveStatus() {
  return (
    <Typography variant="caption" color="textSecondary" sx={line}>
      <Standing />
    </Typography>
  );
});
