import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export type ServicesTab = 'drivers' | 'shippers';

interface ContentState {
  servicesTab: ServicesTab;
}

const initialState: ContentState = { servicesTab: 'drivers' };

/** The visitor's choices about the content; the content itself is in RTK Query. */
export const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    servicesTabChosen(state, { payload }: PayloadAction<ServicesTab>) {
      state.servicesTab = payload;
    },
  },
  selectors: {
    selectServicesTab: (state) => state.servicesTab,
  },
});

export const { servicesTabChosen } = contentSlice.actions;
export const { selectServicesTab } = contentSlice.selectors;
