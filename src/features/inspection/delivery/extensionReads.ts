import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { toAppError, type AppError } from '@/api/appError';
import type { baseQuery, CallArgs } from '@/api/baseQuery';
import {
  currentResponse,
  extensionPaths,
  numbersResponse,
  previousResponse,
  type CurrentResponse,
} from '@/contract/extensions';
import type { Id } from '@/contract/responses';
import type { Vehicles } from '@/features/inspection/model/state/draftContents';
import { getDraftStorage } from '@/features/inspection/storage/phone';
import { PreviousOnPhone } from '@/features/inspection/storage/previousOnPhone';

/** In ms. */
const timeout = 20_000;
const pollTimeout = 8000;

/** A query's argument. It contains the owner, so that no driver gets another driver's cached data. */
export interface Owned {
  owner: string;
}

export interface PreviousArg extends Owned, Vehicles {
  except: Id | null;
}

type Ask = (call: CallArgs) => ReturnType<typeof baseQuery>;

function parsed<Schema extends v.GenericSchema>(schema: Schema, data: unknown) {
  const result = v.safeParse(schema, data);
  if (result.success) return { data: result.output };
  return { error: { kind: 'unreadable', issue: result.issues[0].message } satisfies AppError };
}

const vehiclesSearch = ({ truck, trailers }: Vehicles) => new URLSearchParams({ truck, trailers });

function formatPreviousSearch({ except, ...vehicles }: PreviousArg): string {
  const search = vehiclesSearch(vehicles);
  if (typeof except === 'number') search.set('except', String(except));
  return search.toString();
}

/** Fetches the previous reports. Without a connection, returns the phone's stored copy for these vehicles. */
export async function readPrevious(arg: PreviousArg, api: BaseQueryApi, ask: Ask) {
  const stored = new PreviousOnPhone(api, arg.owner);
  const { data, error } = await ask({
    url: `${extensionPaths.previous}?${formatPreviousSearch(arg)}`,
    timeout,
  });
  if (error) {
    if (toAppError(error).kind !== 'unreachable') return { error };
    const known = await stored.find(arg);
    return known ? { data: { ...known, isStored: true } } : { error };
  }
  const result = parsed(previousResponse, data);
  if (result.error) return { error: result.error };
  await stored.remember(arg, result.data);
  return { data: { ...result.data, isStored: false } };
}

/** Fetches the vehicles' numbers. If the call fails, returns the phone's stored copy, if any. */
export async function readNumbers({ owner }: Owned, api: BaseQueryApi, ask: Ask) {
  const { storage, names } = getDraftStorage(api, owner);
  const { data, error } = await ask({ url: extensionPaths.numbers, timeout });
  if (error) {
    const kept = parsed(numbersResponse, await storage.read(names.numbers).catch(() => null));
    return kept.error ? { error } : kept;
  }
  const result = parsed(numbersResponse, data);
  // A full disk is not an error here, because the page has the response.
  if (result.data) await storage.write(names.numbers, result.data).catch(() => undefined);
  return result;
}

/** Fetches the certifications and what holds these vehicles. After a 304, returns `known`. */
export async function readCertified(
  known: CurrentResponse | undefined,
  vehicles: Vehicles,
  ask: Ask,
) {
  const { data, error } = await ask({
    url: `${extensionPaths.current}?${vehiclesSearch(vehicles)}`,
    cache: 'no-store',
    timeout: pollTimeout,
    validateStatus: ({ ok, status }) => ok || (status === 304 && known !== undefined),
    ...(known ? { headers: { 'If-None-Match': `"${known.version}"` } } : {}),
  });
  if (error) return { error };
  return data === null && known ? { data: known } : parsed(currentResponse, data);
}
