/**
 * Like `requestIdleCallback`, but waits 2 s in a browser without it, such as Safari. Returns a function that cancels
 * the call.
 */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  // oxlint-disable-next-line compat/compat -- checked above
  const request = window.requestIdleCallback(callback, { timeout: 5000 });
  return () => window.cancelIdleCallback(request);
}
