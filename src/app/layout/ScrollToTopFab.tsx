import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import type { Theme } from '@mui/material/styles';
import { scrollSmoothly } from '../../components/scrolling/scroll';

const corner = ({ breakpoints, spacing, zIndex }: Theme) => ({
  position: 'fixed',
  right: spacing(2.5),
  bottom: `calc(${spacing(2.5)} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.speedDial,
  // Above a bar at the bottom of the page, such as the report's: on it, it would lie over the bar's buttons.
  [breakpoints.down('md')]: {
    'body:has([data-bottom-bar]) &': {
      bottom: `calc(${spacing(10.5)} + env(safe-area-inset-bottom))`,
    },
  },
});

/** Leads back to the top of the page. */
export function ScrollToTopFab({ isShown }: { isShown: boolean }) {
  return (
    <Zoom in={isShown} unmountOnExit>
      <Fab aria-label="Scroll to top" onClick={() => scrollSmoothly(() => 0)} sx={corner}>
        <ArrowUpwardIcon />
      </Fab>
    </Zoom>
  );
}
