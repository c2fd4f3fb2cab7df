import * as v from 'valibot';
import { api } from '@/api/api';
import { toAppError, type AppError } from '@/api/appError';
import { responseSchema } from '@/api/responseSchema';
import type { Id } from '@/contract/responses';
import { withId } from '@/contract/calls';
import {
  currentResponse,
  driverDefect,
  extensionPaths,
  numbersResponse,
  ownReport,
  ownReportsResponse,
  previousResponse,
  reviewResponse,
  type CurrentResponse,
  type DriverDefect,
  type NumbersResponse,
  type OwnReport,
  type PreviousResponse,
} from '@/contract/extensions';
import type { ReviewRequest } from '@/contract/extensionRequests';
import type { ReportRow } from '@/contract/records';
import { vehiclesKey } from '@/features/inspection/model/rules/vehicleNames';
import type { Vehicles } from '@/features/inspection/model/state/draftContents';
import { recordsOf } from '@/features/inspection/storage/phone';
import { PreviousOnPhone } from '@/features/inspection/storage/previousOnPhone';

/** Timeout of a call, in ms. A poll must not outlast the interval by much. */
const timeout = 20_000;
const pollTimeout = 8000;

/** Cached by owner, so that no driver gets another driver's data. */
interface Owned {
  owner: string;
}

interface PreviousArg extends Owned, Vehicles {
  /** Id of the report on the screen. */
  except: Id | null;
}

interface Previous extends PreviousResponse {
  /** The owner and the vehicles. */
  about: string;
  /** Whether the data is from the phone, because there was no response. */
  isStored: boolean;
}

/** The owner and the vehicles, regardless of `except`. */
export const aboutOf = (arg: Owned & Vehicles) => `${arg.owner}\n${vehiclesKey(arg)}`;

function parsed<Schema extends v.GenericSchema>(schema: Schema, data: unknown) {
  const result = v.safeParse(schema, data);
  if (result.success) return { data: result.output };
  return { error: { kind: 'unreadable', issue: result.issues[0].message } satisfies AppError };
}

const bearer = { credential: 'bearer' } as const;

function searchOf({ truck, trailers, except }: PreviousArg): string {
  const search = new URLSearchParams({ truck, trailers });
  if (typeof except === 'number') search.set('except', String(except));
  return search.toString();
}

/**
 * Stores the numbers of a response on the phone. Without a response, returns the stored numbers.
 */
async function keptNumbers<Failure>(
  { data, error }: { data?: unknown; error?: Failure },
  { storage, names }: ReturnType<typeof recordsOf>,
) {
  if (error) {
    const kept = parsed(numbersResponse, await storage.read(names.numbers).catch(() => null));
    return kept.error ? { error } : kept;
  }
  const result = parsed(numbersResponse, data);
  // On a full disk, the numbers are compared only while there is a connection.
  if (result.data) await storage.write(names.numbers, result.data).catch(() => undefined);
  return result;
}

/** The calls that extend the report, on Linehaul's own backend only. */
export const extensionsApi = api
  .enhanceEndpoints({ addTagTypes: ['PreviousReports'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Without a connection, uses the reports that were last fetched for these vehicles. */
      previousReports: build.query<Previous, PreviousArg>({
        extraOptions: bearer,
        providesTags: ['PreviousReports'],
        queryFn: async (arg, queryApi, _options, baseQuery) => {
          const url = `${extensionPaths.previous}?${searchOf(arg)}`;
          const stored = new PreviousOnPhone(queryApi, arg.owner);
          const about = aboutOf(arg);
          const { data, error } = await baseQuery({ url, timeout });
          if (error) {
            if (toAppError(error).kind !== 'unreachable') return { error };
            const known = await stored.find(arg);
            return known ? { data: { ...known, about, isStored: true } } : { error };
          }
          const result = parsed(previousResponse, data);
          if (result.error) return { error: result.error };
          await stored.remember(arg, result.data);
          return { data: { ...result.data, about, isStored: false } };
        },
      }),
      /** Without a connection, returns the numbers that were last fetched, or none. */
      vehicleNumbers: build.query<NumbersResponse, Owned>({
        extraOptions: bearer,
        queryFn: async ({ owner }, queryApi, _options, baseQuery) =>
          keptNumbers(
            await baseQuery({ url: extensionPaths.numbers, timeout }),
            recordsOf(queryApi, owner),
          ),
      }),
      /**
       * Takes back the driver's own 'Not fixed'. The previous reports are fetched again, even if the
       * call is rejected.
       */
      takeBack: build.mutation<DriverDefect, Pick<DriverDefect, 'id' | 'version'>>({
        query: ({ id, version }) => ({
          url: withId(extensionPaths.takeBack, id),
          method: 'POST',
          body: { version },
          timeout,
        }),
        extraOptions: bearer,
        responseSchema: responseSchema(driverDefect),
        invalidatesTags: ['PreviousReports'],
      }),
      /** Notes who repaired a defect, for the person who certifies it. */
      noteRepair: build.mutation<DriverDefect, { id: number; repaired_by: string }>({
        query: ({ id, repaired_by }) => ({
          url: withId(extensionPaths.repairedBy, id),
          method: 'POST',
          body: { repaired_by },
          timeout,
        }),
        extraOptions: bearer,
        responseSchema: responseSchema(driverDefect),
        invalidatesTags: ['PreviousReports'],
      }),
      storeReview: build.mutation<unknown, ReviewRequest>({
        query: (body) => ({ url: extensionPaths.reviews, method: 'POST', body, timeout }),
        extraOptions: { ...bearer, ownResponse: reviewResponse },
        // The review may have reopened a defect.
        invalidatesTags: (_result, error) => (error ? [] : ['PreviousReports']),
      }),
      /** A 304 keeps the previous response. */
      certified: build.query<CurrentResponse, Owned>({
        extraOptions: bearer,
        queryFn: async (arg, queryApi, _options, baseQuery) => {
          const known = certifiedOf(queryApi.getState(), arg);
          const { data, error } = await baseQuery({
            url: extensionPaths.current,
            cache: 'no-store',
            timeout: pollTimeout,
            validateStatus: ({ ok, status }) => ok || (status === 304 && known !== undefined),
            ...(known ? { headers: { 'If-None-Match': `"${known.version}"` } } : {}),
          });
          if (error) return { error };
          return data === null && known ? { data: known } : parsed(currentResponse, data);
        },
      }),
      ownReports: build.query<{ data: ReportRow[]; total: number }, Owned & { page: number }>({
        query: ({ page }) => ({ url: `${extensionPaths.reports}?page=${page}`, timeout }),
        extraOptions: bearer,
        responseSchema: responseSchema(ownReportsResponse),
      }),
      ownReport: build.query<OwnReport, Owned & { id: number }>({
        query: ({ id }) => ({ url: withId(extensionPaths.report, id), timeout }),
        extraOptions: bearer,
        responseSchema: responseSchema(ownReport),
      }),
    }),
  });

type Root = Parameters<ReturnType<typeof extensionsApi.endpoints.certified.select>>[0];

/** The last response to the poll, if any. */
function certifiedOf(state: unknown, arg: Owned): CurrentResponse | undefined {
  return extensionsApi.endpoints.certified.select(arg)(state as Root).data;
}
