import { useRef, type PointerEvent } from 'react';

/** In px. A shorter movement is a tap. */
const leastMove = 40;

/** Handlers for horizontal swipes, which ignore the mouse. */
export function useSwipe(onSwipe: (towards: 'left' | 'right') => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(distance) >= leastMove) onSwipe(distance < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
