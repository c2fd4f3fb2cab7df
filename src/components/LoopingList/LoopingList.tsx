import { useMemo, useRef, useState, type ReactNode } from 'react';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { PauseButton } from '../PauseButton/PauseButton';
import { withoutHas } from '@/theme/focusWithin';
import { reducedMotion } from '@/theme/reducedMotion';
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
  // The asterisks matter, because emotion applies a selector that starts with a colon to the
  // element itself.
  '&[data-still="true"], *:hover > &': { animationPlayState: 'paused' },
  // The browser can scroll to a focused card only while nothing moves it.
  '*:has(:focus-visible) > &': { animation: 'none' },
  [withoutHas]: { '*:focus-within > &': { animation: 'none' } },
  [`@media ${reducedMotion}`]: { animation: 'none' },
  // Each copy is at least as wide as the screen, so that few items leave no gap.
  '& > ul': {
    display: 'flex',
    flex: 'none',
    justifyContent: 'space-around',
    minWidth: '50%',
  },
}));

/**
 * Scrolls to the whole of a focused card. Browsers do not scroll if part of the card is in view.
 */
function showWhole({ target }: React.FocusEvent): void {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'center' });
  }
}

interface LoopingListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** `isCopy` marks the second copy, which is hidden from screen readers. */
  children: (item: Item, isCopy: boolean) => ReactNode;
  label: string;
  /** Duration of one loop, in ms. */
  duration: number;
}

/**
 * An endlessly scrolling list. It is rendered twice and moves by half its length. It pauses under
 * the mouse, with the keyboard focus, out of view, in a hidden tab, and with reduced motion. A
 * finger can scroll it.
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
  // Memoized, so that coming into view re-renders no item.
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
          // As wide as the screen, regardless of the list's position.
          margin: '0 calc(50% - 50vw)',
          scrollbarWidth: 'none',
          // Cards fade in and out at both ends.
          WebkitMaskImage: fadedEnds,
          maskImage: fadedEnds,
        }}
      >
        <Track duration={duration} data-still={!moves}>
          <ul>{list}</ul>
          <ul aria-hidden="true">{copy}</ul>
        </Track>
      </Box>
      <Stack sx={{ alignItems: 'center', marginTop: 1 }}>
        <PauseButton isPaused={stopped} onClick={() => setStopped(!stopped)} />
      </Stack>
    </div>
  );
}
