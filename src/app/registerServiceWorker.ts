/**
 * Lets the service worker come in, where there is one: not in development, nor without https. The page works without
 * it, so a refusal is none of the driver's business.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production') return;
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
