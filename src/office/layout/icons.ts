import AssignmentIcon from '@mui/icons-material/Assignment';
import BugReportIcon from '@mui/icons-material/BugReport';
import BadgeIcon from '@mui/icons-material/Badge';
import BuildIcon from '@mui/icons-material/Build';
import CommentIcon from '@mui/icons-material/Comment';
import GroupIcon from '@mui/icons-material/Group';
import HistoryIcon from '@mui/icons-material/History';
import ImageIcon from '@mui/icons-material/Image';
import InboxIcon from '@mui/icons-material/Inbox';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

export const icons = {
  defects: BuildIcon,
  reports: AssignmentIcon,
  vehicles: LocalShippingIcon,
  drivers: BadgeIcon,
  leads: InboxIcon,
  comments: CommentIcon,
  media: ImageIcon,
  people: GroupIcon,
  audit: HistoryIcon,
  'browser-errors': BugReportIcon,
};
