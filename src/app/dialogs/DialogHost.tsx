import { lazyWithRetry } from '@/components/lazy/lazyWithRetry';
import { selectDialog } from '@/features/ui/uiSlice';
import { useAppSelector } from '../hooks';
import { LazyHost } from '../LazyHost';

export async function fetchDialogWindow() {
  const { DialogWindow } = await import(/* webpackChunkName: "dialog" */ './DialogWindow');
  return DialogWindow;
}

const DialogWindow = lazyWithRetry(fetchDialogWindow);

export function DialogHost() {
  const dialog = useAppSelector(selectDialog);
  return (
    <LazyHost isNeeded={dialog !== null}>
      <DialogWindow dialog={dialog} />
    </LazyHost>
  );
}
