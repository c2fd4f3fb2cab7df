import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import type { Theme } from '@mui/material/styles';
import { scrollSmoothly } from '@/components/scrolling/scroll';

const corner = ({ breakpoints, layout, spacing, zIndex }: Theme) => ({
  position: 'fixed',
  right: spacing(2.5),
  bottom: `calc(${spacing(2.5)} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.speedDial,
  // A page with a bar at the bottom has buttons on its right side: place this button above the bar,
  // over text.
  [breakpoints.down('md')]: {
    'body:has([data-bottom-bar]) &': {
      right: 'auto',
      left: spacing(1),
      bottom: `calc(${spacing(1)} + var(--bottom-bar, env(safe-area-inset-bottom)))`,
      width: layout.target,
      height: layout.target,
      // The footer pushes the bar up, over the button.
      zIndex: 1,
    },
  },
});

/** Scrolls back to the top of the page. */
export function ScrollToTopFab({ isShown }: { isShown: boolean }) {
  return (
    <Zoom in={isShown} unmountOnExit>
      <Fab aria-label="Scroll to top" onClick={() => scrollSmoothly(() => 0)} sx={corner}>
        <ArrowUpwardIcon />
      </Fab>
    </Zoom>
  );
}
