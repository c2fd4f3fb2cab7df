import type { PayloadAction } from '@reduxjs/toolkit';
import type { InspectionState } from '../inspectionState';
import type { NoticeKind } from './notices';

/** What the driver does with what they are told. */
export const statusReducers = {
  /** These notices were folded away; the status opens them again, and so does a further one. */
  noticesFolded(state: InspectionState, { payload }: PayloadAction<NoticeKind[]>) {
    state.foldedNotices = payload;
  },
  /** The driver had a draft that was set aside deleted. */
  setAsideRemoved(state: InspectionState, { payload: key }: PayloadAction<string>) {
    state.setAside = state.setAside.filter((kept) => kept !== key);
  },
};
