import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import RemoveIcon from '@mui/icons-material/Remove';
import { popupWidth } from './reveal';

/** The color of markers. The theme's red for errors is lighter, because it is for text on dark backgrounds. */
const markerRed = '#E5342B';

/** A round dot with a touch target for a thumb. */
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
  ref?: React.Ref<HTMLDivElement>;
  title: string;
  /** In px from the marker. */
  left: number;
  /** In px from the marker. */
  bottom: number;
  /** In px. A longer text scrolls. */
  maxHeight: number;
  onClose: () => void;
  children: ReactNode;
}

export function MapPopup(props: MapPopupProps) {
  const { ref, title, left, bottom, maxHeight, onClose, children } = props;
  return (
    <Paper
      ref={ref}
      variant="outlined"
      role="group"
      aria-label={title}
      style={{ left, bottom, maxHeight }}
      sx={{
        typography: 'body2',
        position: 'absolute',
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        width: popupWidth,
        padding: 2,
        overflowY: 'auto',
        color: 'text.secondary',
        borderColor: 'surface.line',
        boxShadow: '0 12px 32px rgb(0 0 0 / 50%)',
        cursor: 'auto',
      }}
    >
      <Typography component="h4" variant="h3" color="textPrimary" sx={{ marginBottom: 0.5 }}>
        {title}
      </Typography>
      <Box sx={{ gridArea: '2 / 1 / auto / -1' }}>{children}</Box>
      <IconButton
        aria-label={`Close ${title}`}
        onClick={onClose}
        // Stays in place while a long text scrolls. `top` is measured from the padding's edge.
        sx={{
          position: 'sticky',
          top: '-12px',
          gridArea: '1 / 2 / span 2',
          alignSelf: 'start',
          mt: '-12px',
          mr: '-12px',
        }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}

/** Zoom buttons for visitors without a wheel or a second finger. */
export function ZoomButtons({ onZoom }: { onZoom: (step: number) => void }) {
  return (
    <Paper sx={{ position: 'absolute', bottom: 12, left: 12, display: 'grid' }}>
      <IconButton aria-label="Zoom in" onClick={() => onZoom(1)}>
        <AddIcon />
      </IconButton>
      <IconButton aria-label="Zoom out" onClick={() => onZoom(-1)}>
        <RemoveIcon />
      </IconButton>
    </Paper>
  );
}
