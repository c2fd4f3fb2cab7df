import * as contract from '@/contract/office/imports';
import { vehicle, vehiclePaths } from '@/contract/office/vehicles';
import { addVehicle } from '../../../domain/imports/addVehicle';
import { importVehicles } from '../../../domain/imports/importVehicles';
import { undoImport } from '../../../domain/imports/undoImport';
import { calendarOf } from '../../../domain/vehicles/readVehicles';
import { call } from '../../call';

const { importPaths: paths } = contract;

/** In bytes, enough for 5,000 rows with long texts. */
const bodyLimit = 8 * 1024 * 1024;

/** Vehicles that the office adds itself (docs/product.md, The office). */
export const importCalls = [
  call(
    {
      method: 'POST',
      path: vehiclePaths.list,
      needs: 'vehicles.edit',
      status: 201,
      summary: 'Add a vehicle',
      body: contract.newVehicle,
      response: vehicle,
    },
    ({ api, queries, actor, body, today }) =>
      addVehicle({ queries, actor, calendar: calendarOf(api, today) }, body),
  ),
  call(
    {
      method: 'POST',
      path: paths.vehicles,
      needs: 'vehicles.edit',
      mayBeStale: true,
      bodyLimit,
      summary: "Import vehicles, all or none; without `expected` only says each row's fate",
      body: contract.importRequest,
      response: contract.importResponse,
    },
    ({ api, queries, actor, body }) => importVehicles({ queries, actor, now: api.now }, body),
  ),
  call(
    {
      method: 'POST',
      path: paths.undo,
      needs: 'vehicles.edit',
      summary: 'Undo an import, for an hour and while nothing was built on it',
      response: contract.undoneImport,
    },
    ({ api, queries, actor, id }) => undoImport({ queries, actor, now: api.now }, id),
  ),
];
