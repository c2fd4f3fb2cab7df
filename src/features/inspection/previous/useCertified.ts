import { useEffect, useRef } from 'react';
import type { CurrentResponse } from '@/contract/extensions';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import {
  selectOwner,
  serverChanged,
  trailersLoaded,
  tripLoaded,
} from '@/features/inspection/model/inspectionSlice';
import type { DraftRoot } from '@/features/inspection/model/state/inspectionState';

/** Polling interval in ms. A certification must be on the page within ten seconds. */
const certifiedInterval = 5000;

/**
 * Id of the report on the screen, which is excluded from the previous reports. Null for a new
 * report; undefined while its id is not known yet.
 */
export const selectOwnId = ({
  inspection: {
    draft: { report },
  },
}: DraftRoot) => {
  if (report.status === 'loaded') return report.id;
  return report.status === 'created' ? undefined : null;
};

/** Whether the form already has the response's certifications. */
function isInForm({ inspection: { draft } }: DraftRoot, { certified }: CurrentResponse): boolean {
  return certified.every(({ item }) => draft.checklist.entities[item].server.value === true);
}

/** Whether the response is for the report on the screen, and no fetch of that report is due. */
function isLoaded(
  {
    inspection: {
      draft: { loading, report },
    },
  }: DraftRoot,
  response: CurrentResponse,
) {
  return loading.status === 'loaded' && report.status === 'loaded' && report.id === response.report;
}

/**
 * Fetches the report again when the office has certified or reopened one of its items. A change
 * that arrives during a fetch waits until its end, because the fetched report may be older.
 */
function useRefetch(response: CurrentResponse | undefined, canFetch: boolean): void {
  const dispatch = useAppDispatch();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!response || seen.current === response.version) return;
    dispatch((_dispatch, getState) => {
      const root = getState() as DraftRoot;
      if (!isLoaded(root, response)) return;
      const isFirst = seen.current === null;
      seen.current = response.version;
      if (!isFirst || !isInForm(root, response)) dispatch(serverChanged());
    });
  }, [response, canFetch, dispatch]);
}

/**
 * The server's values for the trip of the report on the screen and for the trailers of its defects.
 */
function useExtras(response: CurrentResponse | undefined): void {
  const dispatch = useAppDispatch();
  const { report, trip, which_trailers: which } = response ?? {};
  useEffect(() => {
    if (report && trip) dispatch(tripLoaded({ report, trip }));
  }, [dispatch, report, trip]);
  useEffect(() => {
    if (report && which) dispatch(trailersLoaded({ report, which }));
  }, [dispatch, report, which]);
}

/** The office's certifications of the driver's report, within seconds while the page is visible. */
export function useCertified() {
  const owner = useAppSelector(selectOwner);
  const ownId = useAppSelector(selectOwnId);
  const { currentData } = extensionsApi.useCertifiedQuery(
    { owner },
    {
      skip: owner === '' || typeof ownId !== 'number',
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      pollingInterval: certifiedInterval,
      skipPollingIfUnfocused: true,
    },
  );
  const isOwn = useAppSelector((root) => !!currentData && isLoaded(root, currentData));
  useRefetch(currentData, isOwn);
  useExtras(isOwn ? currentData : undefined);
  return currentData?.report === ownId ? currentData : undefined;
}
