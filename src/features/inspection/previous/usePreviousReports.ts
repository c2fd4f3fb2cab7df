import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toAppError } from '@/api/appError';
import type { AppDispatch } from '@/api/thunkExtra';
import type { CurrentResponse, PreviousResponse } from '@/contract/extensions';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import {
  serverChanged,
  trailersLoaded,
  tripLoaded,
} from '@/features/inspection/model/inspectionSlice';
import {
  selectConnection,
  selectHeaderValue,
} from '@/features/inspection/model/rules/reportSelectors';
import { vehiclesKey } from '@/features/inspection/model/rules/vehicleNames';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';

/** Polling interval in ms. A certification must be on the page within ten seconds. */
const certifiedInterval = 5000;
const previousInterval = 30_000;

/** Delay in ms after the last keystroke before a vehicle's number counts as entered. */
const typingPause = 600;

/** Returns a value once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The driver whose draft is open; blank while none is. */
export const selectOwner = ({ inspection: { draft } }: InspectionRoot) =>
  'owner' in draft ? draft.owner : '';

/**
 * Id of the report on the screen, which is excluded from the previous reports. Null for a new
 * report; undefined while its id is not known yet.
 */
const selectOwnId = ({ inspection: { report } }: InspectionRoot) => {
  if (report.status === 'loaded') return report.id;
  return report.status === 'created' ? undefined : null;
};

/**
 * The last response about these vehicles while the next one is fetched, so that saving a report does
 * not hide it for a moment.
 */
function useKept(response: PreviousResponse | undefined, vehicles: string) {
  const [kept, setKept] = useState({ vehicles, response });
  if (response && (kept.response !== response || kept.vehicles !== vehicles)) {
    setKept({ vehicles, response });
  }
  return response ?? (kept.vehicles === vehicles ? kept.response : undefined);
}

/**
 * The last reports of the entered vehicles; undefined without a response. `isUnknown` means that
 * there is no connection and nothing is stored on this phone. Fetched again when the connection is
 * back and when something was certified.
 */
export function usePreviousReports(certified: CurrentResponse | undefined) {
  const owner = useSelector(selectOwner);
  const ownId = useSelector(selectOwnId);
  const truck = useSettled(
    useSelector((root: InspectionRoot) => selectHeaderValue(root, 'truck_number')),
  );
  const trailers = useSettled(
    useSelector((root: InspectionRoot) => selectHeaderValue(root, 'trailer_numbers')),
  );
  const [except, setExcept] = useState(ownId ?? null);
  if (ownId !== undefined && ownId !== except) setExcept(ownId);
  const isBlank = owner === '' || truck.trim() === '';
  const { currentData, error, refetch, isUninitialized } = extensionsApi.usePreviousReportsQuery(
    { owner, truck, trailers, except },
    {
      skip: isBlank,
      refetchOnMountOrArgChange: true,
      pollingInterval: previousInterval,
      skipPollingIfUnfocused: true,
    },
  );
  const isReachable = useSelector(selectConnection) === 'reachable';
  const reason = isReachable ? `reachable ${certified?.version}` : 'unreachable';
  const lastReason = useRef(reason);
  useEffect(() => {
    if (lastReason.current === reason) return;
    lastReason.current = reason;
    if (isReachable && !isUninitialized) void refetch();
  }, [reason, isReachable, isUninitialized, refetch]);
  const kept = useKept(currentData, `${owner}\n${vehiclesKey({ truck, trailers })}`);
  const isUnknown = !isBlank && !kept && toAppError(error).kind === 'unreachable';
  return { response: isBlank ? undefined : kept, isUnknown: error !== undefined && isUnknown };
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
function useRefetch(response: CurrentResponse | undefined): void {
  const dispatch = useDispatch<
    AppDispatch & ((action: ReturnType<typeof serverChanged>) => void)
  >();
  const canFetch = useSelector((root: InspectionRoot) => !!response && isLoaded(root, response));
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
  const isOwn = useSelector((root: InspectionRoot) => !!response && isLoaded(root, response));
  const trip = isOwn ? response?.trip : null;
  const which = isOwn ? response?.which_trailers : undefined;
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
  useRefetch(currentData);
  useExtras(currentData);
  return currentData?.report === ownId ? currentData : undefined;
}
