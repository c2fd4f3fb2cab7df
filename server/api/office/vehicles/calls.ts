import * as contract from '@/contract/office/vehicles';
import { changeVehicle, type Context } from '../../../domain/vehicles/changeVehicle';
import { confirmVehicle } from '../../../domain/vehicles/confirmVehicle';
import { mergeVehicles } from '../../../domain/vehicles/mergeVehicles';
import { readVehicleRecord } from '../../../domain/vehicles/readVehicleRecord';
import { getCalendar, countFleet, listVehicles } from '../../../domain/vehicles/readVehicles';
import { readOdometer } from '../../../domain/vehicles/readOdometer';
import { changeKindsNotFitted, readKindsNotFitted } from '../../../domain/vehicles/notFitted';
import { releaseNumber } from '../../../domain/vehicles/releaseNumber';
import { found } from '../../../platform/rejections';
import { call, type CallInput } from '../../call';

const { vehiclePaths: paths, vehicle } = contract;

type ContextInput = 'api' | 'queries' | 'notifications' | 'actor' | 'today' | 'timeZone';

function toContext(input: Pick<CallInput, ContextInput>): Context {
  const { api, queries, notifications, actor, today, timeZone } = input;
  return { queries, notifications, actor, calendar: { ...getCalendar(api, today), timeZone } };
}

export const vehicleCalls = [
  call(
    {
      method: 'GET',
      path: paths.list,
      needs: 'reports.read',
      ifChanged: true,
      summary: 'Trucks and trailers',
      query: contract.vehicleQuery,
      response: contract.vehicleListResponse,
    },
    ({ api, queries, query, today }) => listVehicles(queries, query, getCalendar(api, today)),
  ),
  call(
    {
      method: 'GET',
      path: paths.fleet,
      needs: 'reports.read',
      ifChanged: true,
      summary: 'The number of trucks and trailers by whether they may be dispatched',
      query: contract.fleetQuery,
      response: contract.fleetResponse,
    },
    ({ api, queries, query, today }) => countFleet(queries, query, getCalendar(api, today)),
  ),
  call(
    {
      method: 'GET',
      path: paths.notFitted,
      needs: 'vehicles.edit',
      summary: "The items that trucks and trailers don't have",
      response: contract.kindsNotFitted,
    },
    ({ queries }) => readKindsNotFitted(queries),
  ),
  call(
    {
      method: 'PUT',
      path: paths.notFitted,
      needs: 'vehicles.edit',
      summary: "Replace the items that trucks and trailers don't have",
      body: contract.kindsNotFittedChange,
      response: contract.kindsNotFitted,
    },
    ({ queries, actor, body }) => changeKindsNotFitted(queries, actor, body),
  ),
  call(
    {
      method: 'GET',
      path: paths.record,
      needs: 'reports.read',
      summary: 'A vehicle with its unresolved defects',
      response: contract.vehicleRecord,
    },
    async ({ api, queries, id, today, timeZone }) =>
      found(await readVehicleRecord(queries, id, { ...getCalendar(api, today), timeZone })),
  ),
  call(
    {
      method: 'GET',
      path: paths.odometer,
      needs: 'reports.read',
      summary: "A truck's odometer, the last reading of each of its newest days with a report",
      response: contract.odometerResponse,
    },
    async ({ queries, id }) => found(await readOdometer(queries, id)),
  ),
  call(
    {
      method: 'PATCH',
      path: paths.record,
      needs: 'vehicles.edit',
      mayBeStale: true,
      summary: 'Change a vehicle',
      body: contract.vehicleChange,
      response: vehicle,
    },
    (input) => changeVehicle(toContext(input), input.id, input.body),
  ),
  call(
    {
      method: 'POST',
      path: paths.confirm,
      needs: 'vehicles.edit',
      mayBeStale: true,
      summary: 'Confirm that a vehicle is one of its own',
      body: contract.vehicleConfirm,
      response: vehicle,
    },
    (input) => confirmVehicle(toContext(input), input.id, input.body),
  ),
  call(
    {
      method: 'POST',
      path: paths.release,
      needs: 'vehicles.edit',
      mayBeStale: true,
      summary: 'Release an earlier number of a vehicle, which then means it no longer',
      body: contract.numberRelease,
      response: vehicle,
    },
    (input) => releaseNumber(toContext(input), input.id, input.body),
  ),
  call(
    {
      method: 'POST',
      path: paths.merge,
      needs: 'vehicles.edit',
      mayBeStale: true,
      summary: 'Join a vehicle into another of its kind; returns the other',
      body: contract.vehicleMerge,
      response: vehicle,
    },
    (input) => mergeVehicles(toContext(input), input.id, input.body),
  ),
];
