import { useEffect, useRef, useState } from 'react';
import { toAppError } from '@/api/appError';
import type { CurrentResponse, PreviousResponse } from '@/contract/extensions';
import type { Extensions } from '@/features/inspection/delivery/extensions';
import { aboutOf, extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { selectOwner, vehiclesRecognized } from '@/features/inspection/model/inspectionSlice';
import {
  selectConnection,
  selectHeaderValue,
} from '@/features/inspection/model/rules/reportSelectors';
import type { HeaderField } from '@/features/inspection/model/state/header';
import { selectOwnId } from './useCertified';

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

/** Notes the vehicles that the office knows: the truck by the number that the driver entered. */
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

/** The last reports of the entered vehicles; null without a response. */
export function usePreviousReports(certified: CurrentResponse | undefined): Extensions['previous'] {
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
  // The last response stays while the next one about the same vehicles is fetched, so that saving a
  // report does not hide it for a moment.
  const last = currentData ?? data;
  const known = last?.about === aboutOf({ owner, truck, trailers }) ? last : null;
  useRecognized(known, truck);
  if (known) return known;
  return isLost(error) && !isBlank ? 'unknown' : null;
}
