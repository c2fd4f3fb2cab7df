import { dayText } from '@/contract/dateText';
import BlockIcon from '@mui/icons-material/Block';
import BuildCircleIcon from '@mui/icons-material/BuildCircleOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DoNotDispatchIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import NewIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import OtherTrailerIcon from '@mui/icons-material/RvHookupOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { typedNameText } from '@/contract/defectFacts';
import { holdText, isWaiting } from '@/contract/holds';
import type { OfficeComment } from '@/contract/office/comments';
import type { Lead, LeadState } from '@/contract/office/leads';
import type { Person } from '@/contract/office/people';
import { decisionOn, type Readiness, type Vehicle } from '@/contract/office/vehicles';
import type { Defect, HoldingDefect, ReportRow } from '@/contract/records';
import { resultLabels } from '@/contract/resultLabels';
import { commentStateLabels, decisionLabels, defectStateLabels, leadStateLabels } from '../labels';
import { carrierDayText, carrierToday } from '../carrierTime';
import type { Status } from './StatusChip';

/** The status of a vehicle that these defects hold, or of one of them. */
export function holdStatus(holding: readonly HoldingDefect[] | readonly Defect[]): Status {
  const label = holdText('office', holding);
  return holding.every(isWaiting)
    ? { label, tone: 'warning', icon: HourglassIcon }
    : { label, tone: 'error', icon: DoNotDispatchIcon };
}

const repaired = { tone: 'success', icon: BuildCircleIcon } as const;

/** A defect's status for a chip. */
export function defectStatus(defect: Defect): Status {
  const { state, driver_says_good: good, deferred_until: until, withdrawn } = defect;
  switch (state) {
    case 'open':
      return good
        ? { label: 'Driver says good', tone: 'info', icon: ThumbUpIcon }
        : { label: defectStateLabels.open, tone: 'warning', icon: ErrorIcon };
    case 'deferred':
      return { label: `Deferred until ${dayText(until ?? '')}`, tone: 'info', icon: EventIcon };
    case 'marked_good_by_driver':
      return withdrawn
        ? { label: 'Withdrawn', tone: 'default', icon: UndoIcon }
        : { label: defectStateLabels[state], tone: 'default', icon: HistoryIcon };
    default:
      return defect.signed_on === 'drivers_phone'
        ? { label: typedNameText, tone: 'warning', icon: WarningIcon }
        : { label: defectStateLabels[state], ...repaired };
  }
}

/** A defect's statuses, first what it means for its vehicle if it holds it. */
export function defectStatuses(defect: Defect): Status[] {
  return [...(defect.holds_vehicle ? [holdStatus([defect])] : []), defectStatus(defect)];
}

/** What the lists call each readiness. A held vehicle itself says what its defects mean (`holdStatus`). */
export const readinessStatus: Record<Readiness, Status> = {
  do_not_dispatch: { label: 'Held', tone: 'error', icon: DoNotDispatchIcon },
  attention: { label: 'Attention', tone: 'warning', icon: WarningIcon },
  ready: { label: 'Ready', tone: 'success', icon: CheckCircleIcon },
};

const getReadinessStatus = (readiness: Readiness, { holding }: Vehicle): Status =>
  holding.length > 0 ? holdStatus(holding) : readinessStatus[readiness];

/** The statuses of a vehicle. A decision that the office has to make takes the place of 'Attention'. */
export function vehicleStatuses(vehicle: Vehicle): Status[] {
  const { readiness, unconfirmed, in_service: isInService } = vehicle;
  const decision = decisionOn(vehicle);
  const isShown = readiness !== null && !(readiness === 'attention' && decision !== null);
  return [
    ...(isShown ? [getReadinessStatus(readiness, vehicle)] : []),
    ...(decision === null
      ? []
      : [{ label: decisionLabels[decision], tone: 'warning', icon: WarningIcon } as const]),
    ...(unconfirmed === 'other_trailer'
      ? [{ label: 'Other trailer', tone: 'default', icon: OtherTrailerIcon } as const]
      : []),
    ...(isInService
      ? []
      : [{ label: 'Not in service', tone: 'default', icon: PauseIcon } as const]),
  ];
}

export const resultStatus: Record<ReportRow['result'], Status> = {
  all_clear: { label: resultLabels.all_clear, tone: 'success', icon: CheckCircleIcon },
  defects_open: { label: resultLabels.defects_open, tone: 'warning', icon: ErrorIcon },
  defects_closed: { label: resultLabels.defects_closed, tone: 'info', icon: BuildCircleIcon },
};

const noContact: Status = { label: 'No phone or email', tone: 'error', icon: PersonOffIcon };

export const leadStatus: Record<LeadState, Status> = {
  new: { label: leadStateLabels.new, tone: 'warning', icon: NewIcon },
  contacted: { label: leadStateLabels.contacted, tone: 'info', icon: ForumIcon },
  won: { label: leadStateLabels.won, tone: 'success', icon: CheckCircleIcon },
  lost: { label: leadStateLabels.lost, tone: 'default', icon: BlockIcon },
};

/** A lead's status. An application with neither phone nor email has a second one. */
export function leadStatuses({ state, application }: Lead): Status[] {
  const isOutOfReach = application?.phone === '' && application.email === '';
  return [leadStatus[state], ...(isOutOfReach ? [noContact] : [])];
}

export const commentStatus: Record<OfficeComment['state'], Status> = {
  waiting: { label: commentStateLabels.waiting, tone: 'warning', icon: HourglassIcon },
  shown: { label: commentStateLabels.shown, tone: 'success', icon: VisibilityIcon },
  hidden: { label: commentStateLabels.hidden, tone: 'default', icon: VisibilityOffIcon },
};

/** Whether, and until which day, a person can sign in. */
export function personStatus({
  disabled,
  access_until: until,
  link_until: link,
}: Pick<Person, 'disabled' | 'access_until' | 'link_until'>): Status {
  if (disabled) return { label: 'Disabled', tone: 'default', icon: PersonOffIcon };
  if (link !== null) {
    return { label: `Link until ${carrierDayText(link)}`, tone: 'info', icon: HourglassIcon };
  }
  if (until === null) return { label: 'Active', tone: 'success', icon: CheckCircleIcon };
  return until < carrierToday()
    ? { label: `Ended after ${dayText(until)}`, tone: 'default', icon: PersonOffIcon }
    : { label: `Active until ${dayText(until)}`, tone: 'success', icon: CheckCircleIcon };
}
