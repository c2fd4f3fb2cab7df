import { lazy, Suspense, useState } from 'react';
import { selectToasts } from '@/features/ui/uiSlice';
import { ErrorBoundary } from '../ErrorBoundary';
import { useAppSelector } from '../hooks';

const Toasts = lazy(async () => {
  const { Toasts } = await import(/* webpackChunkName: "toasts" */ './Toasts');
  return { default: Toasts };
});

/** Loads notistack for the first toast and keeps it mounted. */
export function ToastHost() {
  const asked = useAppSelector((state) => selectToasts(state).length > 0);
  const [needed, setNeeded] = useState(false);
  if (asked && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Toasts />
      </Suspense>
    </ErrorBoundary>
  );
}
