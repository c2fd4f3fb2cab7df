import { createSlice } from '@reduxjs/toolkit';
import { dialogClosed, dialogRequested, type DialogRequest } from '@/events/dialogs';
import { toastDismissed, toastRequested, type Toast } from '@/events/toasts';
import { toasts } from '@/contract/constants';

interface UiState {
  dialog: DialogRequest | null;
  sideMenu: 'open' | 'closed';
  /** Oldest first. */
  toasts: Toast[];
}

const initialState: UiState = { dialog: null, sideMenu: 'closed', toasts: [] };

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    sideMenuOpened(state) {
      state.sideMenu = 'open';
    },
    sideMenuClosed(state) {
      state.sideMenu = 'closed';
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
      .addCase(toastRequested, (state, { payload, meta }) => {
        state.toasts = state.toasts.filter(({ text }) => text !== meta.outdates);
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

export const { sideMenuOpened, sideMenuClosed } = uiSlice.actions;
export const { selectDialog, selectSideMenu, selectToasts } = uiSlice.selectors;
