import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { reportOpened } from '@/features/inspection/model/inspectionSlice';
import {
  selectDraftStatus,
  selectIsUntouched,
  selectLoading,
} from '@/features/inspection/model/rules/reportSelectors';

/** In ms. After this time, a driver without a draft can start even if the server has not responded. */
const longestWait = 2500;

/** Fetches the current report once this tab may write the draft. */
export function useReportOpening(): { isReady: boolean } {
  const status = useAppSelector(selectDraftStatus);
  const loading = useAppSelector(selectLoading);
  const isUntouched = useAppSelector(selectIsUntouched);
  const [mayWait, setMayWait] = useState(true);
  const [isShown, setIsShown] = useState(false);
  const dispatch = useAppDispatch();
  const announce = useRef(true);

  const isWritable = status === 'writable';
  useEffect(() => {
    if (!isWritable) return;
    dispatch(reportOpened({ announce: announce.current }));
    announce.current = false;
    const timer = setTimeout(() => setMayWait(false), longestWait);
    return () => clearTimeout(timer);
  }, [isWritable, dispatch]);

  if (status === 'readOnly') return { isReady: true };
  const isSettled = loading.status === 'loaded' || loading.status === 'failed';
  // A retry must not replace a visible form that the driver is using.
  const isReady = isWritable && (isShown || isSettled || !isUntouched || !mayWait);
  if (isReady !== isShown) setIsShown(isReady);
  return { isReady };
}
