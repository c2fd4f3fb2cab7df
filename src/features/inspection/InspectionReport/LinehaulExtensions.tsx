import { useEffect, useMemo, useRef, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { unseen } from '@/components/unseen';
import { itemName, type ChecklistKey } from '@/contract/checklist';
import type { CurrentResponse, PreviousResponse } from '@/contract/extensions';
import {
  previousArg,
  queriesApi,
  getPreviousResponse,
  selectOwnId,
  selectVehicles,
  useCertified,
  useHoldsKey,
  usePrevious,
} from '@/features/inspection/delivery/extensions';
import { useAppSelector, useAppDispatch, useSelected } from '@/features/inspection/hooks';
import {
  fittingsLoaded,
  selectOwner,
  serverChanged,
  trailersLoaded,
  tripLoaded,
  vehiclesRecognized,
} from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import { notFittedIn } from '@/features/inspection/model/rules/notFitted';
import { isOnForm } from '@/features/inspection/model/rules/reportMerge';
import {
  selectConnection,
  selectHeaderValue,
} from '@/features/inspection/model/rules/reportSelectors';
import type { DraftRoot } from '@/features/inspection/model/state/inspectionState';
import { noteFor, officeNotes } from '@/features/inspection/model/text/itemHistory';

/** In ms. A certification must appear on the page within ten seconds, and what holds a vehicle within 20. */
const certifiedInterval = 5000;

function isInForm({ inspection: { draft } }: DraftRoot, { certified }: CurrentResponse): boolean {
  return certified.every(({ item }) => draft.checklist.entities[item].server.value === true);
}

function isLoaded({ inspection: { draft } }: DraftRoot, { report }: CurrentResponse): boolean {
  return draft.loading.status === 'loaded' && report !== null && isOnForm(draft, report);
}

/** Identifies what the response says about the driver's report. What holds the vehicles is no part of the report. */
function toReportKey({
  version: _version,
  holding: _holding,
  out_of_service: _out,
  ...report
}: CurrentResponse) {
  return JSON.stringify(report);
}

/**
 * Fetches the report again when the office has certified or reopened one of its items. A change during a fetch causes
 * another fetch, because the fetched report may be older than the change.
 */
function useRefetch(response: CurrentResponse | undefined, canFetch: boolean): void {
  const dispatch = useAppDispatch();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!response) return;
    const key = toReportKey(response);
    if (seen.current === key) return;
    dispatch((_dispatch, getState) => {
      const root = getState() as DraftRoot;
      if (!isLoaded(root, response)) return;
      const isFirst = seen.current === null;
      seen.current = key;
      if (!isFirst || !isInForm(root, response)) dispatch(serverChanged());
    });
  }, [response, canFetch, dispatch]);
}

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

/** Whether the office may know something about the report or its vehicles. */
function selectIsPolled(root: DraftRoot): boolean {
  const ownId = selectOwnId(root);
  const isTruckEntered = selectHeaderValue(root, 'truck_number').trim() !== '';
  return typeof ownId === 'number' || (ownId === null && isTruckEntered);
}

function useCertifiedPoll(certified: CurrentResponse | undefined): void {
  const owner = useAppSelector(selectOwner);
  const isAsked = useAppSelector(selectIsPolled);
  queriesApi.endpoints.certified.useQuerySubscription(
    { owner },
    {
      skip: owner === '' || !isAsked,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      pollingInterval: certifiedInterval,
      skipPollingIfUnfocused: true,
    },
  );
  const isOwn = useAppSelector((root) => !!certified && isLoaded(root, certified));
  useRefetch(certified, isOwn);
  useExtras(isOwn ? certified : undefined);
}

/** In ms. */
const previousInterval = 30_000;

const typingPause = 600;

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Fetches the last reports of the vehicles, and again when the office knows more about them. */
function usePreviousPoll(certified: CurrentResponse | undefined): void {
  const owner = useAppSelector(selectOwner);
  const ownId = useAppSelector(selectOwnId);
  const vehicles = useSettled(useAppSelector(selectVehicles));
  const arg = vehicles.owner === owner ? previousArg(vehicles, ownId) : skipToken;
  const { refetch } = queriesApi.endpoints.previousReports.useQuerySubscription(arg, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: previousInterval,
    skipPollingIfUnfocused: true,
  });
  const isAsked = arg !== skipToken;
  const isReachable = useAppSelector(selectConnection) === 'reachable';
  const holds = useHoldsKey();
  // Without a report, a new version is a new hold.
  const version = certified?.report ? certified.version : '';
  const reason = isReachable ? `reachable ${version} ${holds}` : 'unreachable';
  const lastReason = useRef(reason);
  useEffect(() => {
    if (lastReason.current === reason) return;
    lastReason.current = reason;
    if (isReachable && isAsked) void refetch();
  }, [reason, isReachable, isAsked, refetch]);
}

/** Stores which of the entered vehicles the office recognizes. */
function useRecognized(response: PreviousResponse | null): void {
  const dispatch = useAppDispatch();
  const truck = useSelected(selectHeaderValue, 'truck_number');
  const vehicles = response?.vehicles ?? [];
  const known = vehicles.some(({ vehicle }) => vehicle.kind === 'truck') ? truck : '';
  const trailers = vehicles
    .filter(({ vehicle }) => vehicle.kind === 'trailer')
    .flatMap(({ vehicle, earlier_numbers }) => [vehicle.number, ...earlier_numbers])
    .join(', ');
  useEffect(() => {
    if (known !== '' || trailers !== '') dispatch(vehiclesRecognized({ truck: known, trailers }));
  }, [dispatch, known, trailers]);
}

/** Stores which items the vehicles lack. */
function useFittings(
  response: PreviousResponse | null,
  certified: CurrentResponse | undefined,
): void {
  const dispatch = useAppDispatch();
  const form = useAppSelector(({ inspection: { draft } }) => draft.form);
  const isNew = useAppSelector((root) => selectOwnId(root) === null);
  const { truck, trailers } = useAppSelector(selectVehicles);
  const set = response && notFittedIn(response, trailers);
  const known = isNew ? set : certified?.not_fitted;
  // An equal list gives the same text, so it does not run the effect again.
  const items = known ? JSON.stringify(known) : null;
  useEffect(() => {
    if (items === null) return;
    const notFitted = JSON.parse(items) as ChecklistKey[];
    dispatch(fittingsLoaded({ vehicles: { truck, trailers }, notFitted }));
  }, [dispatch, form, items, truck, trailers]);
}

function useSpokenNotes(certified: CurrentResponse | undefined): string {
  const office = useMemo(() => officeNotes(certified), [certified]);
  return useAppSelector((root) =>
    [...office]
      .flatMap(([item, note]) => {
        const text = noteFor(note, selectEntry(root, item).value);
        return text === undefined ? [] : [`${itemName(item)}: ${text}.`];
      })
      .join(' '),
  );
}

/** Fetches the report's data from Linehaul's own backend. Renders only a live region. */
export function LinehaulExtensions() {
  const owner = useAppSelector(selectOwner);
  const certified = useCertified();
  useCertifiedPoll(certified);
  usePreviousPoll(certified);
  const previous = getPreviousResponse(usePrevious());
  useRecognized(previous);
  useFittings(previous, certified);
  // Fetches all numbers in advance, because the page may later compare a number without a connection.
  queriesApi.endpoints.vehicleNumbers.useQuerySubscription(
    { owner },
    { skip: owner === '', refetchOnReconnect: true },
  );
  return (
    <span role="status" style={unseen}>
      {useSpokenNotes(certified)}
    </span>
  );
}
