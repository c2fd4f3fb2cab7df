import { createAction } from '@reduxjs/toolkit';

/** The dialogs of the site. The dialog host (src/app) renders the form that the feature provides. */
export type Dialog =
  | { kind: 'driverApplication' }
  | { kind: 'shipperApplication'; title: 'Shippers Application' | 'Shipper Application' }
  | { kind: 'comment' }
  | { kind: 'changeUsername' }
  | { kind: 'changePassword' }
  /** For drivers with an unsent report; `text` explains what happens to it. */
  | { kind: 'signOut'; text: string };

/**
 * `opener` is the id of the button that opened the dialog. The confirmation of a success appears
 * next to that button.
 */
export type DialogRequest = Dialog & { opener?: string };

export const dialogRequested = createAction<DialogRequest>('dialogs/requested');

/** The open dialog was completed or canceled, or another page or the end of the session closed it. */
export const dialogClosed = createAction('dialogs/closed');

/** The message that appears next to the button that opened a dialog, after the form was sent. */
export interface Confirmation {
  opener: string;
  text: string;
  /**
   * Whether the dialog was still open, which means that the visitor was waiting for the outcome.
   */
  isAwaited: boolean;
}

/** The content of a dialog was sent. */
export const dialogConfirmed = createAction<Confirmation>('dialogs/confirmed');
