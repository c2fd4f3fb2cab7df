import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toAppError } from '@/api/appError';
import type { AppDispatch } from '@/api/thunkExtra';
import type { CurrentResponse } from '@/contract/extensions';
import { aboutOf, extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import {
  selectOwner,
  serverChanged,
  trailersLoaded,
  tripLoaded,
} from '@/features/inspection/model/inspectionSlice';
import {
  selectConnection,
  selectHeaderValue,
} from '@/features/inspection/model/rules/reportSelectors';
import type { HeaderField } from '@/features/inspection/model/state/header';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';

/** Polling interval in ms. A certification must be on the page within ten seconds. */
const certifiedInterval = 5000;
const previousInterval = 30_000;

/** Delay in ms after the last keystroke before a vehicle's number counts as entered. */
const typingPause = 600;

/** A header field's value once it has not changed for a while. */
function useSettledValue(field: HeaderField): string {
  const value = useSelector((root: InspectionRoot) => selectHeaderValue(root, field));
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Id of the report on the screen, which is excluded from the previous reports. Null for a new
 * report; undefined while its id is not known yet.
 */
const selectOwnId = ({ inspection: { report } }: InspectionRoot) => {
  if (report.status === 'loaded') return report.id;
  return report.status === 'created' ? undefined : null;
};

/** Fetches again when the connection is back, and when something was certified. */
function useRefetchOnChange(
  certified: CurrentResponse | undefined,
  refetch: (() => unknown) | null,
): void {
  const isReachable = useSelector(selectConnection) === 'reachable';
  const reason = isReachable ? `reachable ${certified?.version}` : 'unreachable';
  const lastReason = useRef(reason);
  useEffect(() => {
    if (lastReason.current === reason) return;
    lastReason.current = reason;
    if (isReachable) refetch?.();
  }, [reason, isReachable, refetch]);
}

/**
 * The last reports of the entered vehicles; undefined without a response. `isUnknown` means that
 * there is no connection and nothing is stored on this phone.
 */
export function usePreviousReports(certified: CurrentResponse | undefined) {
  const owner = useSelector(selectOwner);
  const ownId = useSelector(selectOwnId);
  const truck = useSettledValue('truck_number');
  const trailers = useSettledValue('trailer_numbers');
  const [except, setExcept] = useState(ownId ?? null);
  if (ownId !== undefined && ownId !== except) setExcept(ownId);
  const isBlank = owner === '' || truck.trim() === '';
  const { currentData, data, error, refetch, isUninitialized } =
    extensionsApi.usePreviousReportsQuery(
      { owner, truck, trailers, except },
      {
        skip: isBlank,
        refetchOnMountOrArgChange: true,
        pollingInterval: previousInterval,
        skipPollingIfUnfocused: true,
      },
    );
  useRefetchOnChange(certified, isUninitialized ? null : refetch);
  // The last response stays while the next one about the same vehicles is fetched, so that saving a
  // report does not hide it for a moment.
  const last = currentData ?? data;
  const response = last?.about === aboutOf({ owner, truck, trailers }) ? last : undefined;
  const isLost = error !== undefined && toAppError(error).kind === 'unreachable';
  return { response, isUnknown: isLost && !isBlank && !response };
}

/** Whether the form already has the response's certifications. */
function isInForm({ inspection }: InspectionRoot, { certified }: CurrentResponse): boolean {
  return certified.every(({ item }) => inspection.checklist.entities[item].server.value === true);
}

/** Whether the response is for the report on the screen, and no fetch of that report is due. */
function isLoaded({ inspection: { loading, report } }: InspectionRoot, response: CurrentResponse) {
  return loading.status === 'loaded' && report.status === 'loaded' && report.id === response.report;
}

/**
 * Fetches the report again when the office has certified or reopened one of its items. A change
 * that arrives during a fetch waits until its end, because the fetched report may be older.
 */
function useRefetch(response: CurrentResponse | undefined, canFetch: boolean): void {
  const dispatch = useDispatch<
    AppDispatch & ((action: ReturnType<typeof serverChanged>) => void)
  >();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!response || seen.current === response.version) return;
    dispatch((_dispatch, getState) => {
      const root = getState() as InspectionRoot;
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
  const dispatch = useDispatch<AppDispatch>();
  const { trip, which_trailers: which } = response ?? {};
  useEffect(() => {
    if (trip) dispatch(tripLoaded(trip));
  }, [dispatch, trip]);
  useEffect(() => {
    if (which) dispatch(trailersLoaded(which));
  }, [dispatch, which]);
}

/** The office's certifications of the driver's report, within seconds while the page is visible. */
export function useCertified() {
  const owner = useSelector(selectOwner);
  const ownId = useSelector(selectOwnId);
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
  const isOwn = useSelector((root: InspectionRoot) => !!currentData && isLoaded(root, currentData));
  useRefetch(currentData, isOwn);
  useExtras(isOwn ? currentData : undefined);
  return currentData?.report === ownId ? currentData : undefined;
}
