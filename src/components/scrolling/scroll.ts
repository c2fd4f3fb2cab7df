import { scrolling } from '@/contract/constants';
import { wantsReducedMotion } from '@/theme/reducedMotion';

/** Applies ease-in-out to a progress from 0 to 1. */
function eased(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - (2 - 2 * progress) ** 2 / 2;
}

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Calls `react` once, at the next wheel movement, touch, press or key, any of which may start a scroll. Returns a
 * function that stops listening.
 */
export function onTakeover(react: () => void): () => void {
  const options = { passive: true, capture: true };
  const stop = () =>
    interruptions.forEach((type) => removeEventListener(type, onInterruption, options));
  const onInterruption = () => {
    stop();
    react();
  };
  interruptions.forEach((type) => addEventListener(type, onInterruption, options));
  return stop;
}

let stopCurrent = () => {};

/**
 * Scrolls to `target` in 500 ms (docs/product.md, Screens), or at once with reduced motion. Computes the target again
 * in every frame, because content above it may still load. Stops at the visitor's next input.
 */
export function scrollSmoothly(
  target: () => number,
  onArrival: () => void = () => undefined,
): void {
  stopCurrent();
  if (wantsReducedMotion()) {
    window.scrollTo(0, target());
    onArrival();
    return;
  }
  const from = window.scrollY;
  const startedAt = performance.now();
  let frame = 0;
  const stopListening = onTakeover(() => cancelAnimationFrame(frame));
  stopCurrent = () => {
    stopListening();
    cancelAnimationFrame(frame);
  };
  const step = (now: number) => {
    const progress = Math.min(Math.max(now - startedAt, 0) / scrolling.anchorDuration, 1);
    window.scrollTo(0, from + (target() - from) * eased(progress));
    if (progress < 1) frame = requestAnimationFrame(step);
    else {
      stopListening();
      onArrival();
    }
  };
  frame = requestAnimationFrame(step);
}

function computeScrollTop(element: Element): number {
  return element.getBoundingClientRect().top + window.scrollY + scrolling.anchorOffset;
}

/** In ms. How long the anchor is kept in place while content loads. */
const settling = 3000;

function holdAt(element: Element): void {
  if (typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() => window.scrollTo(0, computeScrollTop(element)));
  observer.observe(document.body);
  const stopListening = onTakeover(() => observer.disconnect());
  const timer = setTimeout(() => stopCurrent(), settling);
  stopCurrent = () => {
    clearTimeout(timer);
    stopListening();
    observer.disconnect();
  };
}

/** Scrolls to the element, focuses it, and keeps it in place while content loads. */
function scrollToElement(element: HTMLElement): void {
  scrollSmoothly(
    () => computeScrollTop(element),
    () => {
      if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
      element.focus({ preventScroll: true });
      holdAt(element);
    },
  );
}

/**
 * Scrolls to the element with the id once it exists, because it may be part of content that is still loading. Returns a
 * function that cancels the wait.
 */
export function scrollToId(id: string): () => void {
  const element = document.getElementById(id);
  if (element) {
    scrollToElement(element);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const arrived = document.getElementById(id);
    if (!arrived) return;
    observer.disconnect();
    scrollToElement(arrived);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
