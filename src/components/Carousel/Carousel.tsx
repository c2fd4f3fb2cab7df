import { useMemo, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { CarouselControls } from './CarouselControls';
import { activeDot } from './carouselState';
import { cardStyles, type CardRule } from './cards';
import { useCarousel, type CarouselTimes } from './useCarousel';
import { useSwipe } from './useSwipe';

/** In px, on each side of a card. */
const gap = 12;

const trackStyles = {
  display: 'flex',
  transform: 'translateX(calc(var(--index) * -100% / var(--cards)))',
  '& > li': {
    display: 'flex',
    flex: '0 0 calc(100% / var(--cards))',
    minWidth: 0,
    padding: `0 ${gap}px`,
  },
  '& > li > *': { width: 1 },
};

interface CarouselProps<Item> {
  items: readonly Item[];
  getKey: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
  /** The accessible name. */
  label: string;
  /** The noun for one item, such as 'Comment'. */
  itemName: string;
  rule: CardRule;
  times: CarouselTimes;
  arrows?: boolean;
}

const onArrowKeys = (previous: () => void, next: () => void) => (event: KeyboardEvent) => {
  const move = { ArrowLeft: previous, ArrowRight: next }[event.key];
  if (!move) return;
  event.preventDefault();
  move();
};

/** Cards that advance automatically. The list is rendered twice so that it never seems to end. */
export function Carousel<Item>({
  items,
  getKey,
  children,
  label,
  itemName,
  rule,
  times,
  arrows = false,
}: CarouselProps<Item>) {
  const count = items.length;
  const { root, state, dispatch } = useCarousel(count, times);
  const next = () => dispatch({ type: 'nextPressed' });
  const previous = () => dispatch({ type: 'previousPressed' });
  const swipe = useSwipe((towards) => (towards === 'left' ? next() : previous()));
  const stopped = state.pausedBy.includes('stopped');

  // Moving the track must not re-render the cards.
  const cards = useMemo(
    () => items.map((item) => ({ key: getKey(item), card: children(item) })),
    [items, getKey, children],
  );

  const track: CSSProperties = {
    ['--index' as string]: state.index,
    transition: state.motion === 'sliding' ? `transform ${times.slideDuration}ms ease` : 'none',
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles key events of its buttons
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onArrowKeys(previous, next)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') dispatch({ type: 'paused', by: 'hover' });
      }}
      onPointerLeave={() => dispatch({ type: 'resumed', from: 'hover' })}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) dispatch({ type: 'paused', by: 'focus' });
      }}
      onBlur={() => dispatch({ type: 'resumed', from: 'focus' })}
    >
      <Box
        {...swipe}
        // The page scrolls on a vertical swipe; the carousel moves on a horizontal one.
        sx={{ overflow: 'hidden', margin: `0 -${gap}px`, touchAction: 'pan-y' }}
      >
        <Box component="ul" style={track} sx={{ ...cardStyles(rule, count), ...trackStyles }}>
          {cards.map(({ key, card }) => (
            <li key={key}>{card}</li>
          ))}
          {cards.map(({ key, card }) => (
            <li key={`copy-${key}`} aria-hidden="true" inert>
              {card}
            </li>
          ))}
        </Box>
      </Box>
      {count > 0 ? (
        <CarouselControls
          count={count}
          active={activeDot(state, count)}
          itemName={itemName}
          arrows={arrows}
          stopped={stopped}
          onPrevious={previous}
          onNext={next}
          onDot={(dot) => dispatch({ type: 'dotPressed', dot })}
          onStopToggled={() =>
            dispatch(
              stopped ? { type: 'resumed', from: 'stopped' } : { type: 'paused', by: 'stopped' },
            )
          }
        />
      ) : null}
    </div>
  );
}
