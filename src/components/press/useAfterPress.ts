import { useState, useSyncExternalStore } from 'react';

let isPressed = false;
let end: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** In ms. A browser may send the click of a touch a little after the finger has left. */
const clickDelay = 100;
/** In ms. No press counts for longer, because a window may miss the end of one. */
const longestPress = 3000;

function endAfter(delay: number): void {
  clearTimeout(end);
  end = setTimeout(() => {
    isPressed = false;
    for (const listener of listeners) listener();
  }, delay);
}

function begin(): void {
  isPressed = true;
  endAfter(longestPress);
}

const release = () => endAfter(clickDelay);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('pointerdown', begin, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('pointerdown', begin, true);
    document.removeEventListener('pointerup', release, true);
    document.removeEventListener('pointercancel', release, true);
  };
}

/**
 * Returns the value, but during a press the one from before it. What appears above a pressed element would otherwise move
 * it away from the pointer, and the browser would not click it. The start of a press renders nothing.
 */
export function useAfterPress<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  const [shown, setShown] = useState(value);
  if (!isHeld && !Object.is(shown, value)) setShown(value);
  return isHeld ? shown : value;
}
