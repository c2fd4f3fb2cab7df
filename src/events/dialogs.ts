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

export const dialogRequested = createAction<Dialog>('dialogs/requested');

/** The open dialog was completed or canceled. */
export const dialogClosed = createAction('dialogs/closed');
