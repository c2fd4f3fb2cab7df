import * as contract from '@/contract/office/imports';
import { vehicle, vehiclePaths } from '@/contract/office/vehicles';
import { importRows } from '../../../domain/imports/importRows';
import { peopleImport } from '../../../domain/imports/people/peopleImport';
import { importNeeds, undoImport } from '../../../domain/imports/undoImport';
import { addVehicle } from '../../../domain/imports/vehicles/addVehicle';
import { createVehicleImport } from '../../../domain/imports/vehicles/writeVehicles';
import { getCalendar } from '../../../domain/vehicles/readVehicles';
import { call } from '../../call';

const { importPaths: paths } = contract;

/** The maximum size of an import's body in bytes. */
const bodyLimit = 8 * 1024 * 1024;

export const importCalls = [
  call(
    {
      method: 'POST',
      path: vehiclePaths.list,
      needs: 'vehicles.edit',
      status: 201,
      summary: 'Add a vehicle',
      body: contract.addedVehicle,
      response: vehicle,
    },
    ({ api, queries, actor, body, today, timeZone, repeatable }) => {
      const calendar = { ...getCalendar(api, today), timeZone };
      return addVehicle({ queries, actor, calendar, repeatable }, body);
    },
  ),
  call(
    {
      method: 'POST',
      path: paths.vehicles,
      needs: importNeeds.vehicles,
      mayBeStale: true,
      bodyLimit,
      summary: "Import vehicles, all or none; without `expected` only says each row's fate",
      body: contract.importRequests.vehicles,
      response: contract.importResponse,
    },
    ({ api, queries, actor, notifications, body, today, timeZone }) =>
      importRows(
        { queries, actor, now: api.now, notifications },
        createVehicleImport({ today, timeZone }),
        body,
      ),
  ),
  call(
    {
      method: 'POST',
      path: paths.people,
      needs: importNeeds.people,
      mayBeStale: true,
      bodyLimit,
      summary: "Import people, all or none; without `expected` only says each row's fate",
      body: contract.importRequests.people,
      response: contract.importResponse,
    },
    ({ api, queries, actor, notifications, body }) =>
      importRows({ queries, actor, now: api.now, notifications }, peopleImport, body),
  ),
  call(
    {
      method: 'POST',
      path: paths.undo,
      needs: 'vehicles.edit',
      summary: 'Undo an import, for an hour and while nothing was built on it',
      response: contract.undoneImport,
    },
    ({ api, queries, actor, notifications, id }) =>
      undoImport({ queries, actor, now: api.now, notifications }, id),
  ),
];
