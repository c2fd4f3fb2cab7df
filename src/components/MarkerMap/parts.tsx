import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';

/** The specification's red; the theme's error red is paler, for text on a dark ground. */
const markerRed = '#E5342B';

/** A red round dot; what is pressed around it is large enough for a thumb. */
export const Marker = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: theme.radii.pill,
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 16,
    height: 16,
    background: markerRed,
    border: `2px solid ${theme.palette.text.primary}`,
    borderRadius: theme.radii.pill,
    boxShadow: `0 0 0 6px ${markerRed}40`,
    transition: `transform ${theme.transitions.duration.shortest}ms`,
  },
  '&:is(:hover, [aria-expanded="true"])::before': { transform: 'scale(1.25)' },
}));

const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  bottom: 20,
  left: -130,
  width: 260,
  padding: theme.spacing(2),
  color: theme.palette.text.secondary,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.surface.line}`,
  borderRadius: theme.radii.medium,
  boxShadow: '0 12px 32px rgb(0 0 0 / 50%)',
  cursor: 'auto',
  '& h4': { ...theme.typography.h3, margin: theme.spacing(0, 5, 0.5, 0) },
}));

const Title = styled('h4')(({ theme }) => ({ color: theme.palette.text.primary }));

const CloseCorner = styled('div')({ position: 'absolute', top: 4, right: 4 });

interface MapPopupProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What a marker has to say. */
export function MapPopup({ title, onClose, children }: MapPopupProps) {
  return (
    <Bubble role="group" aria-label={title}>
      <Title>{title}</Title>
      {children}
      <CloseCorner>
        <IconButton aria-label={`Close ${title}`} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </CloseCorner>
    </Bubble>
  );
}

const ZoomColumn = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1.5),
  right: theme.spacing(1.5),
  display: 'grid',
  background: theme.palette.background.paper,
  borderRadius: theme.radii.small,
  fontSize: '1.5rem',
}));

/** The only way to zoom without a wheel or two fingers. */
export function ZoomButtons({ onZoom }: { onZoom: (step: number) => void }) {
  return (
    <ZoomColumn>
      <IconButton aria-label="Zoom in" onClick={() => onZoom(1)}>
        +
      </IconButton>
      <IconButton aria-label="Zoom out" onClick={() => onZoom(-1)}>
        −
      </IconButton>
    </ZoomColumn>
  );
}
