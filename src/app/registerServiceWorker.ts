/**
 * Registers the service worker where there is one: not in development, nor without https.
 * Registration failures are ignored: the worker is optional.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production') return;
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
