import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { importWithRetry } from '@/components/lazy/importWithRetry';
import { whenIdle } from '@/components/lazy/whenIdle';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { routes } from '@/contract/routes';
import { useAppSelector, useAppStore } from './hooks';

/**
 * Registers the service worker, except in development and without https. Registration failures are
 * ignored, because the worker is optional.
 */
function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production') return;
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

/**
 * Starts the inspection in the store for a signed-in driver. On the report's page it starts at
 * once. On other pages it starts when the browser is idle, so that a report that waits for a
 * connection is sent from any page (docs/product.md, Session).
 */
export function InspectionStart() {
  const store = useAppStore();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isOnReport = useLocation().pathname === routes.vehicleReport;

  useEffect(() => {
    if (!isSignedIn) return;
    const start = () =>
      void importWithRetry(
        () => import(/* webpackChunkName: "inspection" */ '@/features/inspection/startInspection'),
      ).then(({ startInspection }) => startInspection(store));
    if (!isOnReport) return whenIdle(start);
    start();
  }, [store, isSignedIn, isOnReport]);

  useEffect(() => {
    // Lets the report's page open without a connection next time.
    if (isSignedIn) return whenIdle(registerServiceWorker);
  }, [isSignedIn]);

  return null;
}
