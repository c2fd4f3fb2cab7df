import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { dialogClosed, dialogRequested } from '@/events/dialogs';
import type { Dialog } from '@/events/dialogs';
import { toastDismissed, toastRequested } from '@/events/toasts';
import type { Toast } from '@/events/toasts';
import { toasts } from '@/contract/constants';

interface UiState {
  dialog: Dialog | null;
  sideMenu: 'open' | 'closed';
  /** Oldest first; notistack shows them and reports when they have gone. */
  toasts: Toast[];
}

const initialState: UiState = { dialog: null, sideMenu: 'closed', toasts: [] };

/** Dialogs, side menu and toasts: what is open in front of the page. */
export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    sideMenuToggled(state, { payload }: PayloadAction<UiState['sideMenu']>) {
      state.sideMenu = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(dialogRequested, (state, { payload }) => {
        state.dialog = payload;
      })
      .addCase(dialogClosed, (state) => {
        state.dialog = null;
      })
      .addCase(toastRequested, (state, { payload }) => {
        const shown = state.toasts.findIndex((toast) => toast.id === payload.id);
        if (shown >= 0) state.toasts[shown] = payload;
        else state.toasts = [...state.toasts, payload].slice(-toasts.limit);
      })
      .addCase(toastDismissed, (state, { payload }) => {
        state.toasts = state.toasts.filter((toast) => toast.id !== payload);
      }),
  selectors: {
    selectDialog: (state) => state.dialog,
    selectSideMenu: (state) => state.sideMenu,
    selectToasts: (state) => state.toasts,
  },
});

export const { sideMenuToggled } = uiSlice.actions;
export const { selectDialog, selectSideMenu, selectToasts } = uiSlice.selectors;
