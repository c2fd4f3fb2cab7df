import { useRef } from 'react';
import { styled } from '@mui/material/styles';

const Ground = styled('main')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: theme.spacing(2),
  background: `radial-gradient(120% 90% at 50% 110%, ${theme.palette.surface.band}, ${theme.palette.background.default} 70%)`,
}));

interface BackdropProps {
  onLeave: () => void;
  children: React.ReactNode;
}

/** What is behind the login card. A press on it leaves; a drag that began in the card does not. */
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
      {children}
    </Ground>
  );
}
