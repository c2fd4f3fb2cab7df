import { skipToken } from '@reduxjs/toolkit/query';
import type { AppStore } from '@/app/store';
import type { PreviousResponse } from '@/contract/extensions';
import {
  toOwnerVehiclesKey,
  previousArg,
  queriesApi,
  selectOwnId,
  selectVehicles,
} from '@/features/inspection/delivery/extensions';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';

/** Caches the last reports of the form's vehicles, as if the server had just responded. */
export const knowPrevious =
  (response: PreviousResponse) =>
  (dispatch: AppStore['dispatch'], getState: () => unknown): void => {
    const root = getState() as InspectionRoot;
    const vehicles = selectVehicles(root);
    const arg = previousArg(vehicles, selectOwnId(root));
    if (arg === skipToken) throw new Error('The form has no truck.');
    const value = { ...response, about: toOwnerVehiclesKey(vehicles), isStored: false };
    dispatch(queriesApi.util.upsertQueryEntries([{ endpointName: 'previousReports', arg, value }]));
  };
