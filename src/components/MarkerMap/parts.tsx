import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import RemoveIcon from '@mui/icons-material/Remove';

/** The carrier's red for places; the theme's error red is paler, for text on a dark background. */
const markerRed = '#E5342B';

/** A round red dot with a touch target large enough for a thumb. */
export const Marker = styled('button')(
  memoTheme(({ theme }) => ({
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
  })),
);

interface MapPopupProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A marker's popup. */
export function MapPopup({ title, onClose, children }: MapPopupProps) {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={title}
      sx={{
        typography: 'body2',
        position: 'absolute',
        bottom: 20,
        left: -130,
        width: 260,
        padding: 2,
        color: 'text.secondary',
        borderColor: 'surface.line',
        boxShadow: '0 12px 32px rgb(0 0 0 / 50%)',
        cursor: 'auto',
      }}
    >
      <Typography
        component="h4"
        variant="h3"
        color="textPrimary"
        sx={{ marginRight: 5, marginBottom: 0.5 }}
      >
        {title}
      </Typography>
      {children}
      <IconButton
        aria-label={`Close ${title}`}
        onClick={onClose}
        sx={{ position: 'absolute', top: 4, right: 4 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}

/** The only way to zoom without a wheel or two fingers. */
export function ZoomButtons({ onZoom }: { onZoom: (step: number) => void }) {
  return (
    <Paper sx={{ position: 'absolute', top: 12, right: 12, display: 'grid' }}>
      <IconButton aria-label="Zoom in" onClick={() => onZoom(1)}>
        <AddIcon />
      </IconButton>
      <IconButton aria-label="Zoom out" onClick={() => onZoom(-1)}>
        <RemoveIcon />
      </IconButton>
    </Paper>
  );
}
