import { createAction } from '@reduxjs/toolkit';

/** The driver wants whatever waits to be tried now. */
export const retryRequested = createAction('inspection/retryRequested');

/** The driver wants to go on in this tab with the draft that another one holds. */
export const takeOverRequested = createAction('inspection/takeOverRequested');
