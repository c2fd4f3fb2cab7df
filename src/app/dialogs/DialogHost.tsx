import { lazy, Suspense, useState } from 'react';
import { selectDialog } from '@/features/ui/uiSlice';
import { ErrorBoundary } from '../ErrorBoundary';
import { useAppSelector } from '../hooks';
import { loadAgain } from '../loadAgain';

const DialogWindow = lazy(async () => {
  const { DialogWindow } = await loadAgain(
    () => import(/* webpackChunkName: "dialog" */ './DialogWindow'),
  );
  return { default: DialogWindow };
});

/** Renders the dialog that was asked for. Window and forms are fetched when the first one opens. */
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
