import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogConfirmed, dialogRequested, type Confirmation } from '@/events/dialogs';

export type ServicesTab = 'drivers' | 'shippers';

interface ContentState {
  servicesTab: ServicesTab;
  confirmation: Confirmation | null;
}

const initialState: ContentState = { servicesTab: 'drivers', confirmation: null };

/** The visitor's chosen tab and the latest confirmation. */
export const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    servicesTabChosen(state, { payload }: PayloadAction<ServicesTab>) {
      state.servicesTab = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(dialogRequested, (state, { payload }) => {
        if (state.confirmation?.opener === payload.opener) state.confirmation = null;
      })
      .addCase(dialogConfirmed, (state, { payload }) => {
        state.confirmation = payload;
      }),
  selectors: {
    selectConfirmation: (state) => state.confirmation,
    selectServicesTab: (state) => state.servicesTab,
  },
});

export const { servicesTabChosen } = contentSlice.actions;
export const { selectConfirmation, selectServicesTab } = contentSlice.selectors;
