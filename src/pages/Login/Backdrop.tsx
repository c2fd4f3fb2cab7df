import { useRef } from 'react';
import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import { NightRoad } from './NightRoad';

const Ground = styled('main')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    minHeight: '100dvh',
    padding: theme.spacing(2),
    position: 'relative',
    overflow: 'hidden',
    background: `linear-gradient(${theme.palette.background.default}, ${theme.palette.surface.band} 62%, ${theme.palette.background.default} 62.2%)`,
    // Presses on the picture must reach the backdrop.
    '> svg': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      pointerEvents: 'none',
    },
    '> div': { position: 'relative' },
  })),
);

interface BackdropProps {
  onLeave: () => void;
  children: React.ReactNode;
}

/** The area around the login card. A press on it leaves the page. A drag that starts in the card does not. */
export function Backdrop({ onLeave, children }: BackdropProps) {
  const pressedHere = useRef(false);
  return (
    <Ground
      data-testid="login-backdrop"
      onPointerDown={(event) => {
        pressedHere.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedHere.current) onLeave();
      }}
    >
      <NightRoad />
      {children}
    </Ground>
  );
}
