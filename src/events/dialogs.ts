import { createAction } from '@reduxjs/toolkit';

/** Every dialog of the product. The dialog host (src/app) renders the feature's form. */
export type Dialog =
  | { kind: 'driverApplication' }
  | { kind: 'shipperApplication'; title: 'Shippers Application' | 'Shipper Application' }
  | { kind: 'comment' }
  | { kind: 'changeUsername' }
  | { kind: 'changePassword' }
  /** For drivers with an unsent report; `text` explains what happens to it. */
  | { kind: 'signOut'; text: string };

/** `opener` is the id of the button that opened the dialog, next to which a success is confirmed. */
export type DialogRequest = Dialog & { opener?: string };

export const dialogRequested = createAction<DialogRequest>('dialogs/requested');

/** The open dialog was completed or canceled. */
export const dialogClosed = createAction('dialogs/closed');

/** The message next to the button that opened a dialog, after its form was sent. */
export interface Confirmation {
  opener: string;
  text: string;
  /** Whether the dialog was open until then, so that the visitor waits for the outcome. */
  isAwaited: boolean;
}

/** What was entered in a dialog was sent. */
export const dialogConfirmed = createAction<Confirmation>('dialogs/confirmed');
