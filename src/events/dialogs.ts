import { createAction } from '@reduxjs/toolkit';

/** The dialogs of the site. */
export type Dialog =
  | { kind: 'driverApplication' }
  | { kind: 'shipperApplication'; title: 'Shippers Application' | 'Shipper Application' }
  | { kind: 'comment' }
  | { kind: 'changeUsername' }
  | { kind: 'changePassword' }
  /** For drivers with an unsent report; `text` explains what happens to it. */
  | { kind: 'signOut'; text: string };

/** `opener` is the id of the button that opened the dialog. */
export type DialogRequest = Dialog & { opener?: string };

export const dialogRequested = createAction<DialogRequest>('dialogs/requested');

export const dialogClosed = createAction('dialogs/closed');

/** The message that appears next to the button that opened a dialog, after the form was sent. */
export interface Confirmation {
  opener: string;
  text: string;
  /** Whether the dialog was still open. */
  isAwaited: boolean;
}

/** The form of a dialog was sent. */
export const dialogConfirmed = createAction<Confirmation>('dialogs/confirmed');
