import { lazy, Suspense, useState } from 'react';
import { selectDialog } from '@/features/ui/uiSlice';
import { ErrorBoundary } from '../ErrorBoundary';
import { useAppSelector } from '../hooks';
import { importWithRetry } from '../importWithRetry';

const DialogWindow = lazy(async () => {
  const { DialogWindow } = await importWithRetry(
    () => import(/* webpackChunkName: "dialog" */ './DialogWindow'),
  );
  return { default: DialogWindow };
});

/**
 * Renders the requested dialog. The window and its forms are loaded when the first dialog opens.
 */
export function DialogHost() {
  const dialog = useAppSelector(selectDialog);
  const [needed, setNeeded] = useState(false);
  if (dialog && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <DialogWindow dialog={dialog} />
      </Suspense>
    </ErrorBoundary>
  );
}
