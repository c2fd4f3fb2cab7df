import { useEffect, useMemo, useRef, useState } from 'react';
import { unseen } from '@/components/unseen';
import { itemName, type ChecklistKey } from '@/contract/checklist';
import {
  noExtensions,
  responseOf,
  type Extensions,
} from '@/features/inspection/delivery/extensions';
import { extensionsApi, aboutOf } from '@/features/inspection/delivery/extensionsApi';
import { useAppSelector, useAppDispatch } from '@/features/inspection/hooks';
import {
  fittingsLoaded,
  selectOwner,
  serverChanged,
  trailersLoaded,
  tripLoaded,
  vehiclesRecognized,
} from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import type { KnownVehicle } from '@/features/inspection/model/rules/knownVehicles';
import { notFittedIn } from '@/features/inspection/model/rules/notFitted';
import {
  type OfficeNote,
  factsByItem,
  officeNotes,
  noteFor,
} from '@/features/inspection/model/text/itemHistory';
import type { CurrentResponse, PreviousResponse } from '@/contract/extensions';
import type { Vehicles } from '@/features/inspection/model/state/draftContents';
import type { DraftRoot } from '@/features/inspection/model/state/inspectionState';
import { toAppError } from '@/api/appError';
import {
  selectConnection,
  selectHeaderValue,
} from '@/features/inspection/model/rules/reportSelectors';
import type { HeaderField } from '@/features/inspection/model/state/header';

/** Polling interval in ms. A certification must be on the page within ten seconds. */
const certifiedInterval = 5000;

/**
 * Id of the report on the screen, which is excluded from the previous reports. Null for a new
 * report; undefined while its id is not known yet.
 */
const selectOwnId = ({
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
 * that arrives during a fetch is handled after that fetch, because the fetched report may be older.
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
function useCertified() {
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

/** Polling interval in ms. */
const previousInterval = 30_000;

/** Delay in ms after the last keystroke before a vehicle's number counts as entered. */
const typingPause = 600;

/** A header field's value once it has not changed for a while. */
function useSettledValue(field: HeaderField): string {
  const value = useAppSelector((root) => selectHeaderValue(root, field));
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Fetches again when the connection is back, and when something was certified. */
function useRefetchOnChange(
  certified: CurrentResponse | undefined,
  refetch: (() => unknown) | null,
): void {
  const isReachable = useAppSelector(selectConnection) === 'reachable';
  const reason = isReachable ? `reachable ${certified?.version}` : 'unreachable';
  const lastReason = useRef(reason);
  useEffect(() => {
    if (lastReason.current === reason) return;
    lastReason.current = reason;
    if (isReachable) refetch?.();
  }, [reason, isReachable, refetch]);
}

const isLost = (error: unknown) => error !== undefined && toAppError(error).kind === 'unreachable';

/**
 * Remembers the vehicles that the office knows. The truck gets the number that the driver entered.
 */
function useRecognized(response: PreviousResponse | null, truck: string): void {
  const dispatch = useAppDispatch();
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

/**
 * What the vehicles don't have: for a report that the office has, as it was submitted, else as the
 * office set it since.
 */
function useFittings(
  response: PreviousResponse | null,
  vehicles: Vehicles,
  current: CurrentResponse | undefined,
): void {
  const dispatch = useAppDispatch();
  const form = useAppSelector(({ inspection: { draft } }) => draft.form);
  const isNew = useAppSelector((root) => selectOwnId(root) === null);
  const { truck, trailers } = vehicles;
  const recorded = current?.not_fitted;
  const set = response && notFittedIn(response, trailers);
  const known = isNew ? set : recorded;
  // One text, so that an equal list does nothing.
  const items = known ? JSON.stringify(known) : null;
  useEffect(() => {
    if (items === null) return;
    const notFitted = JSON.parse(items) as ChecklistKey[];
    dispatch(fittingsLoaded({ vehicles: { truck, trailers }, notFitted }));
  }, [dispatch, form, items, truck, trailers]);
}

/** The last reports of the entered vehicles; null without a response. */
function usePreviousReports(certified: CurrentResponse | undefined): Extensions['previous'] {
  const owner = useAppSelector(selectOwner);
  const ownId = useAppSelector(selectOwnId);
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
        refetchOnFocus: true,
        pollingInterval: previousInterval,
        skipPollingIfUnfocused: true,
      },
    );
  useRefetchOnChange(certified, isUninitialized ? null : refetch);
  // Keeps the last response while the next one about the same vehicles is fetched, so that saving a
  // report does not hide it.
  const last = currentData ?? data;
  const known = last?.about === aboutOf({ owner, truck, trailers }) ? last : null;
  useRecognized(known, truck);
  useFittings(known, { truck, trailers }, certified);
  if (known) return known;
  return isLost(error) && !isBlank ? 'unknown' : null;
}

/** Announcements of items that the office has certified or reopened. */
function useSpokenNotes(office: ReadonlyMap<ChecklistKey, OfficeNote>): string {
  return useAppSelector((root) =>
    [...office]
      .flatMap(([item, note]) => {
        const text = noteFor(note, selectEntry(root, item).value);
        return text === undefined ? [] : [`${itemName(item)}: ${text}.`];
      })
      .join(' '),
  );
}

/** The carrier's vehicles, fetched once, so that a number can be compared without a connection later. */
function useFleet(): readonly KnownVehicle[] {
  const owner = useAppSelector(selectOwner);
  const { data } = extensionsApi.useVehicleNumbersQuery(
    { owner },
    { skip: owner === '', refetchOnReconnect: true },
  );
  return useMemo(
    () => [
      ...(data?.trucks ?? []).map((number) => ({ kind: 'truck', number }) as const),
      ...(data?.trailers ?? []).map((number) => ({ kind: 'trailer', number }) as const),
    ],
    [data],
  );
}

interface ExtensionsProps {
  onChange: (extensions: Extensions) => void;
}

/**
 * Fetches what Linehaul's own backend knows about the report and provides it to the page. Renders
 * only a live region.
 */
export function LinehaulExtensions({ onChange }: ExtensionsProps) {
  const current = useCertified();
  const previous = usePreviousReports(current);
  const response = responseOf(previous);
  const office = useMemo(() => officeNotes(current), [current]);
  const fleet = useFleet();
  useEffect(() => {
    onChange({ status: 'loaded', previous, items: factsByItem(office, response), fleet });
  }, [onChange, previous, response, office, fleet]);
  useEffect(() => () => onChange(noExtensions), [onChange]);
  const spoken = useSpokenNotes(office);
  return (
    <span role="status" style={unseen}>
      {spoken}
    </span>
  );
}
