import { createAction, nanoid } from '@reduxjs/toolkit';

/** The types of toasts (docs/product.md, Screens). */
export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

export interface Toast {
  id: string;
  type: ToastType;
  text: string;
}

/** Asks for a toast. With the `id` of one that is shown, that one is replaced. */
export const toastRequested = createAction(
  'toasts/requested',
  (toast: { type: ToastType; text: string; id?: string }) => ({
    payload: { ...toast, id: toast.id ?? nanoid() },
  }),
);

/** The toast with this id is to go. */
export const toastDismissed = createAction<string>('toasts/dismissed');
