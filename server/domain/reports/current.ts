import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CurrentQuery } from '@/contract/extensionRequests';
import { currentResponse, type CurrentResponse } from '@/contract/extensions';
import { isCertified } from '@/contract/records';
import type { Queries } from '../../platform/database/Database';
import type { CarrierDay } from '../days';
import { inspections } from '../tables/inspections';
import { isCurrent } from './readReport';
import { ofReport, readDefects } from '../defects/readDefects';
import { readHolds } from './readHolds';

/**
 * Returns the certified and reopened defects of the driver's current report, the report's extra fields and what holds
 * the form's vehicles. `version` is a hash of them.
 */
export async function readCurrentResponse(
  queries: Queries,
  ownerId: number,
  day: CarrierDay,
  vehicles: CurrentQuery,
): Promise<CurrentResponse> {
  const [current] = await queries
    .select({
      id: inspections.id,
      trip: inspections.trip,
      which_trailers: inspections.which_trailers,
      not_fitted: inspections.not_fitted,
    })
    .from(inspections)
    .where(isCurrent(ownerId));
  const defects = current ? await readDefects(queries, ofReport(current.id), day) : [];
  const facts = {
    report: current?.id ?? null,
    certified: defects.filter(({ state }) => isCertified(state)),
    reopened: defects.filter(({ state, reopened }) => state === 'open' && reopened),
    trip: current?.trip ?? null,
    which_trailers: current?.which_trailers ?? {},
    not_fitted: current?.not_fitted ?? [],
    ...(await readHolds(queries, day, vehicles)),
  };
  const { version, ...response } = v.parse(currentResponse, { version: '', ...facts });
  const hash = createHash('sha256').update(JSON.stringify(response));
  return { version: hash.digest('base64url').slice(0, 22), ...response };
}
