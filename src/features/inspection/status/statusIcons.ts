import AddAPhotoOutlinedIcon from '@mui/icons-material/AddAPhotoOutlined';
import CheckIcon from '@mui/icons-material/Check';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import CloudUploadOutlinedIcon from '@mui/icons-material/CloudUploadOutlined';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import LooksOneOutlinedIcon from '@mui/icons-material/LooksOneOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { StatusKind } from './reportStatus';

/** An icon per status; those that could be confused look different. */
export const statusIcons: Record<StatusKind, typeof SvgIcon> = {
  notSaved: WarningAmberOutlinedIcon,
  slow: WarningAmberOutlinedIcon,
  attention: ErrorOutlinedIcon,
  waiting: CloudOffOutlinedIcon,
  sending: CloudUploadOutlinedIcon,
  readyToSend: LooksOneOutlinedIcon,
  unsent: EditNoteOutlinedIcon,
  photos: AddAPhotoOutlinedIcon,
  delivered: DoneAllIcon,
  sent: DoneAllIcon,
  saving: ScheduleIcon,
  saved: CheckIcon,
};
