import { createAction, nanoid } from '@reduxjs/toolkit';

/** See docs/product.md, Screens. */
export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

export interface Toast {
  id: string;
  type: ToastType;
  text: string;
}

/**
 * A toast with the `id` of a visible toast replaces that toast. `outdates` is the text of earlier toasts that the new
 * toast makes untrue.
 */
export const toastRequested = createAction(
  'toasts/requested',
  ({ outdates, ...toast }: { type: ToastType; text: string; id?: string; outdates?: string }) => ({
    payload: { ...toast, id: toast.id ?? nanoid() },
    meta: { outdates },
  }),
);

/** The toast with this id was closed. */
export const toastDismissed = createAction<string>('toasts/dismissed');
