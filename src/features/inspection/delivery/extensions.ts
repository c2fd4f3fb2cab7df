import { useMemo } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { api } from '@/api/api';
import { toAppError } from '@/api/appError';
import { useSettings } from '@/api/useSettings';
import type { CurrentResponse, NumbersResponse, PreviousResponse } from '@/contract/extensions';
import { isCertified } from '@/contract/records';
import type { Id } from '@/contract/responses';
import { consentVersion } from '@/contract/signingConsent';
import { useAppSelector } from '@/features/inspection/hooks';
import { selectOwner } from '@/features/inspection/model/inspectionSlice';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { getTrip } from '@/features/inspection/model/rules/trip';
import { vehiclesKey } from '@/features/inspection/model/rules/vehicleNames';
import type { Vehicles } from '@/features/inspection/model/state/draftContents';
import type { DraftRoot } from '@/features/inspection/model/state/inspectionState';
import { nothingShown, type Shown } from '@/features/inspection/model/state/review';
import {
  defectsToReview,
  hasDefects,
  isUnresolved,
} from '@/features/inspection/model/text/defectText';
import {
  factsByItem,
  officeNotes,
  type FactsByItem,
} from '@/features/inspection/model/text/itemHistory';
import type { Owned, PreviousArg } from './extensionReads';

/** The form's vehicles, each with its last report, if any. */
export interface Previous extends PreviousResponse {
  /** The key that `toOwnerVehiclesKey` returns for the owner and the vehicles. */
  about: string;
  isStored: boolean;
}

/** A key for the owner and the vehicles. It leaves out `except`. */
export const toOwnerVehiclesKey = (arg: Owned & Vehicles) => `${arg.owner}\n${vehiclesKey(arg)}`;

const reads = () => import(/* webpackChunkName: "extensions" */ './extensionReads');

export const bearer = { credential: 'bearer' } as const;

/** The queries of Linehaul's own backend. */
export const queriesApi = api
  .enhanceEndpoints({ addTagTypes: ['PreviousReports'] })
  .injectEndpoints({
    endpoints: (build) => ({
      previousReports: build.query<Previous, PreviousArg>({
        extraOptions: bearer,
        providesTags: ['PreviousReports'],
        queryFn: async (arg, queryApi, _options, ask) => {
          const { data, error } = await (await reads()).readPrevious(arg, queryApi, ask);
          return error ? { error } : { data: { ...data, about: toOwnerVehiclesKey(arg) } };
        },
      }),
      vehicleNumbers: build.query<NumbersResponse, Owned>({
        extraOptions: bearer,
        queryFn: async (arg, queryApi, _options, ask) =>
          (await reads()).readNumbers(arg, queryApi, ask),
      }),
      certified: build.query<CurrentResponse, Owned>({
        extraOptions: bearer,
        // The vehicles are the form's at the time of each poll, so that a poll goes on while the driver types.
        queryFn: async (arg, { getState }, _options, ask) => {
          const root = getState();
          const vehicles = selectVehicles(root as DraftRoot);
          return (await reads()).readCertified(certifiedIn(root, arg), vehicles, ask);
        },
      }),
    }),
  });

type Root = Parameters<ReturnType<typeof queriesApi.endpoints.certified.select>>[0];

function certifiedIn(state: unknown, arg: Owned): CurrentResponse | undefined {
  return queriesApi.endpoints.certified.select(arg)(state as Root).data;
}

/**
 * The id of the report on the screen, which the query for previous reports excludes. Null for a new report. Undefined
 * while the phone has not received the created report's id.
 */
export const selectOwnId = ({ inspection: { draft } }: DraftRoot) => {
  if (draft.report.status === 'loaded') return draft.report.id;
  return draft.report.status === 'created' ? undefined : null;
};

export const selectVehicles = createSelector(
  [
    selectOwner,
    (root: DraftRoot) => selectHeaderValue(root, 'truck_number'),
    (root: DraftRoot) => selectHeaderValue(root, 'trailer_numbers'),
  ],
  (owner, truck, trailers) => ({ owner, truck, trailers }),
);

export const previousArg = (vehicles: Owned & Vehicles, except: Id | null | undefined) =>
  vehicles.owner === '' || vehicles.truck.trim() === '' || except === undefined
    ? skipToken
    : { ...vehicles, except };

/** `unknown` means that there is no connection and this phone has stored no copy. */
export type PreviousReports = Previous | 'unknown' | null;

/** Returns the last reports of the form's vehicles. Always null with another backend. */
export function usePrevious(): PreviousReports {
  const { fleet } = useSettings();
  const vehicles = useAppSelector(selectVehicles);
  const except = useAppSelector(selectOwnId);
  // While the next response is fetched, the last one about the same vehicles stays. Otherwise, saving a report would
  // hide the previous reports.
  const { data, error } = queriesApi.endpoints.previousReports.useQueryState(
    fleet ? previousArg(vehicles, except) : skipToken,
    { selectFromResult: ({ data, error }) => ({ data, error }) },
  );
  if (data?.about === toOwnerVehiclesKey(vehicles)) return data;
  return error && toAppError(error).kind === 'unreachable' ? 'unknown' : null;
}

export function useCertified(): CurrentResponse | undefined {
  const { fleet } = useSettings();
  const owner = useAppSelector(selectOwner);
  const ownId = useAppSelector(selectOwnId);
  const { currentData } = queriesApi.endpoints.certified.useQueryState(
    fleet ? { owner } : skipToken,
    { selectFromResult: ({ currentData }) => ({ currentData }) },
  );
  return currentData?.report === ownId ? currentData : undefined;
}

/** Identifies what holds the form's vehicles, as the last poll says. The same before the first poll as without a hold. */
export function useHoldsKey(): string {
  const { fleet } = useSettings();
  const owner = useAppSelector(selectOwner);
  const { key } = queriesApi.endpoints.certified.useQueryState(fleet ? { owner } : skipToken, {
    selectFromResult: ({ currentData }) => ({
      key: [currentData?.holding, currentData?.out_of_service].join(' '),
    }),
  });
  return key;
}

/**
 * Whether the account has yet to consent to sign electronically, as far as the phone knows. Always false with another
 * backend, which keeps no consents.
 */
export function useIsConsentMissing(): boolean {
  const { fleet } = useSettings();
  const response = getPreviousResponse(usePrevious());
  return fleet && response?.consent_version !== consentVersion;
}

/** What the office knows about the form's items. */
export function useItemFacts(previous: PreviousReports): FactsByItem {
  const certified = useCertified();
  const response = getPreviousResponse(previous);
  return useMemo(() => factsByItem(officeNotes(certified), response), [certified, response]);
}

/** Returns the numbers of the carrier's vehicles, if known. */
export function useFleetNumbers(): NumbersResponse | undefined {
  const { fleet } = useSettings();
  const owner = useAppSelector(selectOwner);
  const { currentData } = queriesApi.endpoints.vehicleNumbers.useQueryState(
    fleet ? { owner } : skipToken,
    { selectFromResult: ({ currentData }) => ({ currentData }) },
  );
  return currentData;
}

export const getPreviousResponse = (previous: PreviousReports): Previous | null =>
  previous === 'unknown' ? null : previous;

export function getShownIds(response: PreviousResponse): Shown {
  const { vehicles } = response;
  const defects = vehicles.flatMap(defectsToReview);
  const listIds = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  return {
    reports: [...new Set(vehicles.flatMap(({ report }) => (report ? [report.id] : [])))],
    defects: listIds(defects),
    certified: listIds(defects.filter(({ state }) => isCertified(state))),
    open: listIds(defects.filter(isUnresolved)),
    holding: listIds(vehicles.flatMap(({ holding }) => holding)),
    isToSign: hasDefects(response),
  };
}

/** The server's data about the vehicles on the screen. */
export interface OnScreen {
  shown: Shown;
  /** The day of the driver's last inspection of this truck on any phone. Null if unknown. */
  ownLastDay: string | null;
  /** The version of the consent text next to the submit button. Absent if the page shows none. */
  consent?: number;
}

export const nothingOnScreen: OnScreen = { shown: nothingShown, ownLastDay: null };

export function toOnScreen(previous: PreviousReports): OnScreen {
  const response = getPreviousResponse(previous);
  if (response === null) return nothingOnScreen;
  const truck = response.vehicles.find(({ vehicle }) => vehicle.kind === 'truck');
  return { shown: getShownIds(response), ownLastDay: truck?.own_last_day ?? null };
}

export function useTrip() {
  const { ownLastDay } = toOnScreen(usePrevious());
  return useAppSelector(({ inspection: { draft } }) => getTrip(draft, ownLastDay));
}
