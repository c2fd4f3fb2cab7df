import { createAction, nanoid } from '@reduxjs/toolkit';

/** The types of toasts (docs/product.md, Screens). */
export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

export interface Toast {
  id: string;
  type: ToastType;
  text: string;
}

/** Requests a toast. One with the `id` of a visible toast replaces it. */
export const toastRequested = createAction(
  'toasts/requested',
  (toast: { type: ToastType; text: string; id?: string }) => ({
    payload: { ...toast, id: toast.id ?? nanoid() },
  }),
);

/** The toast with this id was dismissed. */
export const toastDismissed = createAction<string>('toasts/dismissed');
