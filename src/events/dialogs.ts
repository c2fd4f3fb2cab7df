import { createAction } from '@reduxjs/toolkit';

/** Every dialog of the product. The dialog host (src/app) renders the feature that answers. */
export type Dialog =
  | { kind: 'driverApplication' }
  | { kind: 'shipperApplication'; title: 'Shippers Application' | 'Shipper Application' }
  | { kind: 'comment' }
  | { kind: 'changeUsername' }
  | { kind: 'changePassword' }
  /** Asked of drivers with an unsent report; `text` says what happens to it. */
  | { kind: 'signOut'; text: string };

export const dialogRequested = createAction<Dialog>('dialogs/requested');

/** The open dialog has done its work, or was left. */
export const dialogClosed = createAction('dialogs/closed');
