import { lazyWithRetry } from '@/components/lazy/lazyWithRetry';
import { selectToasts } from '@/features/ui/uiSlice';
import { useAppSelector } from '../hooks';
import { LazyHost } from '../LazyHost';

const Toasts = lazyWithRetry(async () => {
  const { Toasts } = await import(/* webpackChunkName: "toasts" */ './Toasts');
  return Toasts;
});

export function ToastHost() {
  const isNeeded = useAppSelector((state) => selectToasts(state).length > 0);
  return (
    <LazyHost isNeeded={isNeeded}>
      <Toasts />
    </LazyHost>
  );
}
