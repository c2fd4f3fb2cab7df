import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  vehicleChange,
  vehicleMerge,
  vehiclePaths as paths,
  vehicleQuery,
} from '@/contract/office/vehicles';
import type { Api } from '../../../Api';
import { readBody } from '../../../platform/http/body';
import { sendIfChanged } from '../../../platform/http/sendIfChanged';
import { idOf } from '../../../platform/http/ids';
import { notFound } from '../../../platform/refusals';
import { staffActorOf } from '../../actors';
import { readQuery } from '../../requests';
import { requireRole } from '../../requireRole';
import { changeVehicle } from '../../../domain/vehicles/changeVehicle';
import { mergeVehicles } from '../../../domain/vehicles/mergeVehicles';
import { calendarOf, listVehicles, readVehicle } from '../../../domain/vehicles/readVehicles';

/** Trucks and trailers (docs/product.md, The office). */
export async function vehiclesPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  const readers = requireRole('reports.read');
  const editors = requireRole('vehicles.edit');
  const contextOf = (request: FastifyRequest) => ({
    queries,
    actor: staffActorOf(request),
    calendar: calendarOf(api),
  });

  app.get(paths.list, readers, async (request, reply) => {
    const query = readQuery(vehicleQuery, request);
    return sendIfChanged(request, reply, await listVehicles(queries, query, calendarOf(api)));
  });
  app.get(paths.record, readers, async (request) => {
    const vehicle = await readVehicle(queries, idOf(request), calendarOf(api));
    if (!vehicle) throw notFound();
    return vehicle;
  });
  app.patch(paths.record, editors, async (request) => {
    const changes = readBody(vehicleChange, request.body);
    return changeVehicle(contextOf(request), idOf(request), changes);
  });
  app.post(paths.merge, editors, async (request) => {
    const merge = readBody(vehicleMerge, request.body);
    return mergeVehicles(contextOf(request), idOf(request), merge);
  });
}
