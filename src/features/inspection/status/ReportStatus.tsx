import { memo } from 'react';
import AddAPhotoOutlinedIcon from '@mui/icons-material/AddAPhotoOutlined';
import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import CloudUploadOutlinedIcon from '@mui/icons-material/CloudUploadOutlined';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import LooksOneOutlinedIcon from '@mui/icons-material/LooksOneOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useNotices, useIsSpoken, useReportStatus } from './useReportStatus';
import { statusText, type ReportStatus as Status, type StatusKind } from './reportStatus';

/** Statuses that a driver could confuse have different icons. */
const statusIcons: Record<StatusKind, typeof SvgIcon> = {
  notSaved: WarningAmberOutlinedIcon,
  slow: WarningAmberOutlinedIcon,
  doNotDrive: BlockIcon,
  attention: ErrorOutlinedIcon,
  waiting: CloudOffOutlinedIcon,
  sending: CloudUploadOutlinedIcon,
  readyToSend: LooksOneOutlinedIcon,
  undecided: HourglassEmptyIcon,
  unsent: EditNoteOutlinedIcon,
  photos: AddAPhotoOutlinedIcon,
  delivered: DoneAllIcon,
  sent: DoneAllIcon,
  saving: ScheduleIcon,
  saved: CheckIcon,
  blank: EditNoteOutlinedIcon,
};

/** One style sheet, because the status may change with every tap. */
const line = ({ typography }: Theme) => ({
  minWidth: 0,
  lineHeight: 1.2,
  color: 'text.secondary',
  // On the narrowest phones, the narrower heading font limits the status to two lines.
  '@media (max-width: 359.95px)': {
    fontFamily: typography.h3.fontFamily,
  },
  '& > span': { display: 'flex', justifyContent: 'inherit' },
  '[data-status]': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 24,
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    color: 'inherit',
  },
  'button[data-status]': {
    minHeight: 48,
    // The touch target is 48 px high, but the row is shorter.
    my: -1.5,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '[data-status="saved"] svg, [data-status="sent"] svg, [data-status="delivered"] svg': {
    color: 'success.main',
  },
  '[data-status="readyToSend"], [data-status="sending"], [data-status="unsent"], [data-status="photos"]':
    {
      color: 'text.primary',
      fontWeight: 600,
    },
  // Amber is too light for text, so the weight and the icon show the status.
  '[data-status="waiting"], [data-status="slow"], [data-status="undecided"]': {
    color: 'text.primary',
    fontWeight: 600,
  },
  '[data-status="notSaved"], [data-status="attention"], [data-status="doNotDrive"]': {
    color: 'error.main',
    fontWeight: 600,
  },
});

/** The text has its own element, because a browser's translation would move the icon. */
function Content({ status }: { status: Status }) {
  const Icon = statusIcons[status.kind];
  return (
    <>
      <Icon fontSize="small" />
      <span>{statusText(status)}</span>
    </>
  );
}

/** The status. If there are notices that may be hidden, it is a button that hides and reopens them. */
function Face({ status }: { status: Status }) {
  const { kinds, shown, foldable, fold } = useNotices();
  if (foldable.length === 0) {
    return (
      <span data-status={status.kind}>
        <Content status={status} />
      </span>
    );
  }
  const isOpen = shown.length === kinds.length;
  return (
    <ButtonBase
      data-status={status.kind}
      data-opens-notices
      aria-expanded={isOpen}
      onClick={() => fold(isOpen ? foldable : [])}
    >
      <Content status={status} />
    </ButtonBase>
  );
}

/** The live region surrounds only the text that a screen reader should announce. */
const StatusLine = memo(function StatusLine({ status }: { status: Status }) {
  const isSpoken = useIsSpoken(status.kind);
  const face = <Face status={status} />;
  return (
    <>
      <span aria-live="polite">{isSpoken ? face : null}</span>
      {isSpoken ? null : face}
    </>
  );
});

/** The status renders with the tapped row, because a separate render would cost another frame at every tap. */
function OpenStatus() {
  const status = useReportStatus();
  return status && <StatusLine status={status} />;
}

export const ReportStatus = memo(function ReportStatus() {
  return (
    <Typography component="div" variant="caption" sx={line}>
      <OpenStatus />
    </Typography>
  );
});
