/**
 * What a carousel over a doubled list knows: the list stands there twice,
 * so that the first cards follow the last one; once the second copy is reached, the place wraps back by one list.
 * Pure: the timers are in `useCarousel`.
 */
type PauseReason = 'hover' | 'focus' | 'handled' | 'stopped';

export interface CarouselState {
  /** First card in view: 0 to `count` when sliding forward, and never beyond. */
  index: number;
  /** How the track gets there. `jumping` is the unseen step from one copy to the other. */
  motion: 'sliding' | 'jumping';
  /** Slides that wait for the unseen step before them. */
  pending: 'none' | 'back';
  /** Why it does not advance by itself; it does when empty. */
  pausedBy: readonly PauseReason[];
  /** Arrows and dots pressed so far: each press restarts the wait for the resume. */
  presses: number;
}

type PressEvent =
  { type: 'nextPressed' } | { type: 'previousPressed' } | { type: 'dotPressed'; dot: number };

export type CarouselEvent =
  | PressEvent
  | { type: 'advanced' }
  | { type: 'wrapDue' }
  | { type: 'paused'; by: PauseReason }
  | { type: 'resumed'; from: PauseReason };

export const initialCarousel: CarouselState = {
  index: 0,
  motion: 'jumping',
  pending: 'none',
  pausedBy: [],
  presses: 0,
};

/** The dot that is lit: the place modulo the number of items. */
export function activeDot(state: CarouselState, count: number): number {
  return count === 0 ? 0 : state.index % count;
}

/** Whether the place is to change unseen, `wrapDelay` after the slide before it has ended. */
export function isWrapDue(state: CarouselState, count: number): boolean {
  return state.pending === 'back' || (count > 0 && state.index >= count);
}

function forward(state: CarouselState, count: number): CarouselState {
  // At the second copy already: its wrap is due in a moment, and does for this press.
  if (state.index >= count) return { ...state, index: Math.min(1, count), motion: 'jumping' };
  return { ...state, index: state.index + 1, motion: 'sliding', pending: 'none' };
}

function backward(state: CarouselState, count: number): CarouselState {
  if (state.index > 0) {
    return { ...state, index: state.index - 1, motion: 'sliding', pending: 'none' };
  }
  return { ...state, index: count, motion: 'jumping', pending: 'back' };
}

function wrapped(state: CarouselState, count: number): CarouselState {
  if (state.pending === 'back') {
    return { ...state, index: Math.max(0, count - 1), motion: 'sliding', pending: 'none' };
  }
  return { ...state, index: state.index % Math.max(1, count), motion: 'jumping' };
}

function paused(state: CarouselState, by: PauseReason): CarouselState {
  return state.pausedBy.includes(by) ? state : { ...state, pausedBy: [...state.pausedBy, by] };
}

function handled(state: CarouselState): CarouselState {
  return { ...paused(state, 'handled'), presses: state.presses + 1 };
}

function pressed(state: CarouselState, event: PressEvent, count: number): CarouselState {
  if (count === 0) return state;
  switch (event.type) {
    case 'nextPressed':
      return forward(handled(state), count);
    case 'previousPressed':
      return backward(handled(state), count);
    case 'dotPressed': {
      const isDot = Number.isInteger(event.dot) && event.dot >= 0 && event.dot < count;
      if (!isDot) return state;
      return { ...handled(state), index: event.dot, motion: 'sliding', pending: 'none' };
    }
  }
}

/** `count` is the number of items, not of the doubled list. */
export function carouselReducer(
  state: CarouselState,
  event: CarouselEvent,
  count: number,
): CarouselState {
  switch (event.type) {
    case 'advanced':
      return count === 0 || state.pausedBy.length > 0 ? state : forward(state, count);
    case 'wrapDue':
      return isWrapDue(state, count) ? wrapped(state, count) : state;
    case 'paused':
      return paused(state, event.by);
    case 'resumed':
      return { ...state, pausedBy: state.pausedBy.filter((reason) => reason !== event.from) };
    default:
      return pressed(state, event, count);
  }
}
