import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { useMayMove } from '../motion/useMayMove';

const oneCopy = keyframes({ to: { transform: 'translateX(-50%)' } });

const fadedEnds = 'linear-gradient(90deg, transparent, #000 6%, #000 94%, transparent)';

const Track = styled('div', { shouldForwardProp: (prop) => prop !== 'duration' })<{
  duration: number;
}>(({ duration }) => ({
  display: 'flex',
  width: 'max-content',
  minWidth: '200%',
  animation: `${oneCopy} ${duration}ms linear infinite`,
  // The stars matter: emotion takes a selector that begins with a colon for one of the element itself.
  '&[data-still="true"], *:hover > &': { animationPlayState: 'paused' },
  // The browser can only scroll to a focused card that nothing moves meanwhile.
  '*:has(:focus-visible) > &': { animation: 'none' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  // Each copy is as wide as the screen at least, so that few items leave no hole.
  '& > ul': {
    display: 'flex',
    flex: '1 0 auto',
    justifyContent: 'space-around',
    minWidth: '50%',
  },
}));

/** A browser leaves a focused card where a strip of it is in view. */
function showWhole({ target }: React.FocusEvent): void {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'center' });
  }
}

interface LoopingListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** `isCopy` marks the second copy, which is for the eye alone. */
  children: (item: Item, isCopy: boolean) => ReactNode;
  label: string;
  /** Time of one loop, in ms. */
  duration: number;
}

/**
 * A list that passes by without end: it stands there twice and moves by half. It stands still under the mouse,
 * while the keyboard is in it, out of view, in a hidden tab, and with reduced motion; a finger scrolls it.
 */
export function LoopingList<Item>({
  items,
  keyOf,
  children,
  label,
  duration,
}: LoopingListProps<Item>) {
  const viewport = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  const moves = useMayMove(viewport) && !stopped;
  // The same elements whether it moves or not: coming into view renders no item.
  const [list, copy] = useMemo(
    () =>
      [false, true].map((isCopy) =>
        items.map((item) => <li key={keyOf(item)}>{children(item, isCopy)}</li>),
      ),
    [items, keyOf, children],
  );
  return (
    <div role="group" aria-label={label}>
      <Box
        ref={viewport}
        onFocus={showWhole}
        sx={{
          overflowX: 'auto',
          // From edge to edge of the screen, wherever the list stands.
          margin: '0 calc(50% - 50vw)',
          scrollbarWidth: 'none',
          // Cards come out of the dark and go back into it.
          WebkitMaskImage: fadedEnds,
          maskImage: fadedEnds,
        }}
      >
        <Track duration={duration} data-still={!moves}>
          <ul>{list}</ul>
          <ul aria-hidden="true">{copy}</ul>
        </Track>
      </Box>
      <Stack sx={{ alignItems: 'flex-end' }}>
        <Button
          variant="text"
          startIcon={stopped ? <PlayArrowIcon /> : <PauseIcon />}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? 'Play' : 'Pause'}
        </Button>
      </Stack>
    </div>
  );
}
