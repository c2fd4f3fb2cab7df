import { useEffect, useId } from 'react';
import Dialog from '@mui/material/Dialog';
import { styled } from '../theme/styled';
import { Button } from '../Button/Button';
import { MuiTheme } from '../MuiTheme/MuiTheme';
import { Icon } from '../Icon/Icon';

const Window = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    margin: theme.spacing(2),
    borderTop: `4px solid ${theme.palette.primary.main}`,
    borderRadius: theme.house.radii.medium,
    backgroundImage: 'none',
    [theme.breakpoints.down('sm')]: {
      width: '100%',
      maxHeight: '100%',
      margin: 0,
      marginTop: 'auto',
      borderRadius: `${theme.house.radii.large}px ${theme.house.radii.large}px 0 0`,
    },
  },
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 1.5, 1, 3),
}));

const Title = styled('h2')(({ theme }) => theme.typography.h3);

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 3, 3),
  overflowY: 'auto',
}));

interface ModalProps {
  open: boolean;
  title: string;
  /** The Close button, the backdrop and Escape. */
  onClose: () => void;
  /** Widest it gets on a desktop; on a phone it is as wide as the screen. */
  size?: 'small' | 'medium';
  children: React.ReactNode;
}

const widths = { small: 'xs', medium: 'sm' } as const;

/**
 * Hears Escape where MUI does not: while the focus is nowhere. A focused button that is disabled (a form being sent)
 * drops it, and MUI takes it back by a clock of 50 ms.
 */
function useEscapeFromNowhere(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, onClose]);
}

/** A window over the page. Focus is kept in it and goes back to where it was. */
export function Modal({ open, title, onClose, size = 'medium', children }: ModalProps) {
  const titleId = useId();
  useEscapeFromNowhere(open, onClose);
  return (
    <MuiTheme>
      <Window
        open={open}
        onClose={onClose}
        aria-labelledby={titleId}
        fullWidth
        maxWidth={widths[size]}
      >
        <Head>
          <Title id={titleId}>{title}</Title>
          <Button look="quiet" onClick={onClose}>
            <Icon name="close" size={20} />
            Close
          </Button>
        </Head>
        <Body>{children}</Body>
      </Window>
    </MuiTheme>
  );
}
