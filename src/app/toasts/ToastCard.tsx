import CloseIcon from '@mui/icons-material/Close';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import CheckIcon from '@mui/icons-material/Check';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ToastType } from '../../events/toasts';

const Card = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  width: 'min(400px, calc(100vw - 40px))',
  padding: theme.spacing(0.5, 0.5, 0.5, 2),
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.surface.line}`,
  borderLeft: `4px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.radii.small,
  boxShadow: theme.overlayShadow,
  '&[data-type="success"]': { borderLeftColor: theme.palette.success.main },
  '&[data-type="error"]': { borderLeftColor: theme.palette.error.main },
  '&[data-type="loading"], &[data-type="custom"]': {
    borderLeftColor: theme.palette.primary.main,
  },
}));

const Text = styled('span')({ flex: 1, overflowWrap: 'anywhere' });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Spinner = styled('span')(({ theme }) => ({
  width: 20,
  height: 20,
  flex: 'none',
  border: `3px solid ${theme.palette.surface.line}`,
  borderTopColor: theme.palette.primary.main,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
}));

const icons: Partial<Record<ToastType, typeof SvgIcon>> = {
  success: CheckIcon,
  error: WarningAmberOutlinedIcon,
  custom: LocalShippingOutlinedIcon,
};

interface ToastCardProps extends Omit<React.ComponentProps<'div'>, 'children'> {
  type: ToastType;
  text: string;
  onDismiss: () => void;
}

/**
 * One toast: what happened, and a way to put it away. Errors interrupt a screen reader, the rest waits.
 * Notistack moves it in and out through the other props.
 */
export function ToastCard({ type, text, onDismiss, ...moved }: ToastCardProps) {
  const Icon = icons[type];
  return (
    <Card {...moved} data-type={type} role={type === 'error' ? 'alert' : 'status'}>
      {type === 'loading' ? <Spinner /> : null}
      {Icon ? <Icon fontSize="small" /> : null}
      <Text>{text}</Text>
      <IconButton aria-label="Dismiss" type="button" onClick={onDismiss}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Card>
  );
}
