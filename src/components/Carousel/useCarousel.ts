import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useMayMove } from '../motion/useMayMove';
import {
  carouselReducer,
  initialCarousel,
  isWrapDue,
  type CarouselEvent,
  type CarouselState,
} from './carouselState';

/** In ms. */
export interface CarouselTimes {
  /** Between two automatic advances. */
  readonly autoplayInterval: number;
  readonly slideDuration: number;
  /** From a press to the next automatic advance. */
  readonly resumeDelay: number;
  /** From the end of a slide to the invisible jump back. */
  readonly wrapDelay: number;
}

/** A carousel's state and timers. */
export function useCarousel(count: number, times: CarouselTimes) {
  const root = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(
    (current: CarouselState, event: CarouselEvent) => carouselReducer(current, event, count),
    initialCarousel,
  );
  const { autoplayInterval, slideDuration, resumeDelay, wrapDelay } = times;

  const mayMove = useMayMove(root);
  const isPlaying = mayMove && state.pausedBy.length === 0 && count > 1;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const clock = setInterval(() => dispatch({ type: 'advanced' }), autoplayInterval);
    return () => clearInterval(clock);
  }, [isPlaying, autoplayInterval]);

  // The wait after a press ends with an advance, unless something else pauses the carousel.
  const resume = useEffectEvent(() => {
    dispatch({ type: 'resumed', from: 'handled' });
    if (mayMove) dispatch({ type: 'advanced' });
  });
  useEffect(() => {
    if (state.presses === 0) return undefined;
    const clock = setTimeout(() => resume(), resumeDelay);
    return () => clearTimeout(clock);
  }, [state.presses, resumeDelay]);

  const wrapDue = isWrapDue(state, count);
  const slideTime = state.motion === 'sliding' ? slideDuration : 0;
  useEffect(() => {
    if (!wrapDue) return undefined;
    const clock = setTimeout(() => dispatch({ type: 'wrapDue' }), slideTime + wrapDelay);
    return () => clearTimeout(clock);
  }, [wrapDue, slideTime, wrapDelay]);

  return { root, state, dispatch };
}
