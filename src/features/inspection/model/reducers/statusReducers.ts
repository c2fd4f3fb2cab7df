import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionState } from '../state/inspectionState';
import type { NoticeKind } from '../state/notices';

/** The driver's actions on notices. */
export const statusReducers = {
  /** The driver hid these notices; the status reopens them, and so does a new one. */
  noticesFolded(state: InspectionState, { payload }: PayloadAction<NoticeKind[]>) {
    state.foldedNotices = payload;
  },
  /** The driver deleted a draft that was set aside. */
  setAsideRemoved(state: InspectionState, { payload: key }: PayloadAction<string>) {
    state.setAside = state.setAside.filter((kept) => kept !== key);
  },
};
