import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { importWithRetry } from '@/components/lazy/importWithRetry';
import { whenIdle } from '@/components/lazy/whenIdle';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { routes } from '@/contract/routes';
import { useAppSelector, useAppStore } from './hooks';

/** Ignores a failure, because the site also works without the worker. */
function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production') return;
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

/**
 * Starts the inspection in the store for a signed-in driver: at once on the report's page, and elsewhere when the
 * browser is idle. A report that waits for a connection is thus sent from any page (docs/product.md, Session).
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
    // Registering the worker caches the report's page, which then opens without a connection.
    if (isSignedIn) return whenIdle(registerServiceWorker);
  }, [isSignedIn]);

  return null;
}
