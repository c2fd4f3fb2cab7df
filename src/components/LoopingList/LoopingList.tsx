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
  // Without the asterisk, emotion would apply a selector that starts with a colon to the element itself.
  '&[data-still="true"], *:hover > &': { animationPlayState: 'paused' },
  // The browser can scroll to a focused card only while the list stands still.
  '*:has(:focus-visible) > &': { animation: 'none' },
  [withoutHas]: { '*:focus-within > &': { animation: 'none' } },
  [`@media ${reducedMotion}`]: { animation: 'none' },
  // At least as wide as the screen, so that a few items leave no gap.
  '& > ul': {
    display: 'flex',
    flex: 'none',
    justifyContent: 'space-around',
    minWidth: '50%',
  },
}));

/** Scrolls to a focused card until all of it is visible. The browser would not scroll if a part is already visible. */
function showWhole({ target }: React.FocusEvent): void {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'center' });
  }
}

interface LoopingListProps<Item> {
  items: readonly Item[];
  getKey: (item: Item) => string | number;
  /** `isCopy` is true in the second copy, which is hidden from screen readers. */
  children: (item: Item, isCopy: boolean) => ReactNode;
  label: string;
  /** In ms, for one loop. */
  duration: number;
}

/** A list that scrolls without an end. It is rendered twice and moves by half its length. */
export function LoopingList<Item>({
  items,
  getKey,
  children,
  label,
  duration,
}: LoopingListProps<Item>) {
  const viewport = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  const moves = useMayMove(viewport) && !stopped;
  // Coming into view must not re-render the items.
  const [list, copy] = useMemo(
    () =>
      [false, true].map((isCopy) =>
        items.map((item) => <li key={getKey(item)}>{children(item, isCopy)}</li>),
      ),
    [items, getKey, children],
  );
  return (
    <div role="group" aria-label={label}>
      <Box
        ref={viewport}
        onFocus={showWhole}
        sx={{
          overflowX: 'auto',
          // As wide as the screen, wherever the list is.
          margin: '0 calc(50% - 50vw)',
          scrollbarWidth: 'none',
          // Fades the cards at both ends.
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
