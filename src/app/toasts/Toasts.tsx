import { useEffect, useRef } from 'react';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { toasts as rules } from '@/contract/constants';
import { toastDismissed, type Toast } from '@/events/toasts';
import { selectToasts } from '@/features/ui/uiSlice';
import { useAppDispatch, useAppSelector } from '../hooks';
import { ToastCard } from './ToastCard';

interface Shown {
  toast: Toast;
  /** notistack's key. It changes when another toast with the same id replaces this one. */
  key: string;
}

/** Shows the store's toasts with notistack, and tells the store which ones were closed. */
function ToastMirror() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Map<string, Shown>());
  const count = useRef(0);

  useEffect(() => {
    const current = shown.current;
    for (const [id, { toast, key }] of current) {
      if (toasts.includes(toast)) continue;
      current.delete(id);
      closeSnackbar(key);
    }
    for (const toast of toasts) {
      const { id, type, text } = toast;
      if (current.has(id)) continue;
      const key = `${id}/${count.current++}`;
      const dismiss = () => {
        if (current.get(id)?.key === key) dispatch(toastDismissed(id));
      };
      current.set(id, { toast, key });
      enqueueSnackbar(text, {
        key,
        autoHideDuration: rules.durations[type],
        persist: rules.durations[type] === null,
        onClose: dismiss,
        content: <ToastCard type={type} text={text} onDismiss={dismiss} />,
      });
    }
  }, [toasts, dispatch, enqueueSnackbar, closeSnackbar]);

  return null;
}

export function Toasts() {
  return (
    <SnackbarProvider
      maxSnack={rules.limit}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <ToastMirror />
    </SnackbarProvider>
  );
}
