import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import type { ToastType } from '@/events/toasts';

const icons: Record<ToastType, React.ReactNode> = {
  blank: false,
  success: <CheckIcon fontSize="inherit" />,
  error: <WarningAmberOutlinedIcon fontSize="inherit" />,
  custom: <LocalShippingOutlinedIcon fontSize="inherit" />,
  loading: <CircularProgress size={20} aria-hidden />,
};

interface ToastCardProps extends Omit<React.ComponentProps<'div'>, 'children' | 'color'> {
  type: ToastType;
  text: string;
  onDismiss: () => void;
}

/**
 * A toast with a dismiss button. An error interrupts a screen reader, unlike other toasts. `moved` has the props with
 * which notistack animates the toast.
 */
export function ToastCard({ type, text, onDismiss, ...moved }: ToastCardProps) {
  return (
    <Alert
      {...moved}
      role={type === 'error' ? 'alert' : 'status'}
      severity={type === 'error' || type === 'success' ? type : 'info'}
      icon={icons[type]}
      action={
        <IconButton aria-label="Dismiss" onClick={onDismiss}>
          <CloseIcon fontSize="small" />
        </IconButton>
      }
      sx={{ width: 'min(400px, calc(100vw - 40px))', boxShadow: (theme) => theme.overlayShadow }}
    >
      {text}
    </Alert>
  );
}
