import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import type { Theme } from '@mui/material/styles';
import { withoutHas } from '@/theme/focusWithin';
import { scrollSmoothly } from '@/components/scrolling/scroll';

const corner = ({ spacing, zIndex }: Theme) => ({
  position: 'fixed',
  right: spacing(2.5),
  bottom: `calc(${spacing(2.5)} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.speedDial,
  // A page with a bottom bar has the button in that bar, where it covers nothing.
  'body:has([data-bottom-bar]) &': { display: 'none' },
  [withoutHas]: { display: 'none' },
});

export function ScrollToTopFab({ isShown }: { isShown: boolean }) {
  return (
    <Zoom in={isShown} unmountOnExit>
      <Fab aria-label="Scroll to top" onClick={() => scrollSmoothly(() => 0)} sx={corner}>
        <ArrowUpwardIcon />
      </Fab>
    </Zoom>
  );
}
