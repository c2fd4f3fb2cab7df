import { HttpError, type DataProvider } from 'react-admin';
import * as v from 'valibot';
import { photoCall } from '@/api/photoCall';
import { withId } from '@/contract/calls';
import { listResponse } from '@/contract/office/listResponse';
import { media, mediaPaths, uploadType } from '@/contract/office/media';
import type { Call } from './call';
import { fileCall, type Watched } from './fileCall';
import { getFormErrors, movedTo } from './rejection';
import { getResource } from './resources';

interface ListParameters {
  pagination?: { page: number; perPage: number } | undefined;
  sort?: { field: string; order: string } | undefined;
  filter?: Record<string, unknown> | undefined;
}

/**
 * A list's parameters in the office's format (src/contract/office/lists.ts), without empty filters.
 */
function listParameters({ pagination, sort, filter = {} }: ListParameters) {
  const filters = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === null || value === ''
      ? []
      : [[name, typeof value === 'string' ? value : JSON.stringify(value)] as const],
  );
  return {
    ...(pagination && { page: pagination.page, perPage: pagination.perPage }),
    ...(sort && { sort: sort.field, order: sort.order.toLowerCase() }),
    ...Object.fromEntries(filters),
  };
}

type Values = Readonly<Record<string, unknown>>;

/** Compares by value, because a form makes a new list of the same items. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function toUpdateBody(data: Values, before: Values, editable: readonly string[]) {
  const changed = editable.filter((field) => !isSame(data[field], before[field]));
  const fields = changed.map(
    (field) => [field, data[field] ?? getClearedValue(before[field])] as const,
  );
  return { version: data['version'] ?? before['version'], ...Object.fromEntries(fields) };
}

/**
 * The value of a cleared field, which react-admin sets to null. The server accepts null for a number but not for text.
 */
function getClearedValue(before: unknown): unknown {
  return typeof before === 'string' ? '' : null;
}

/** Throws if the record is another one: a merged vehicle's address returns the vehicle that took it in. */
function checkPlace<Row extends { id: number }>(record: Row, id: string | number): Row {
  if (record.id !== Number(id)) throw movedTo(record.id);
  return record;
}

/** What a form gives to react-admin's `create` besides its values. */
export interface FormMeta {
  formKey?: string;
}

interface Action<Schema> {
  id: number | null;
  body?: object;
  response: Schema;
  /** The key of the dialog, for an action that a repeat must not do again. */
  formKey?: string;
}

const notOffered = () => Promise.reject(new Error('The office offers no such call.'));

/**
 * The office's calls as react-admin's data provider. If somebody else has changed the record, an update is rejected
 * with status 409, and the error's body has the current record as `current`.
 */
export function createDataProvider(call: Call) {
  async function getOne(name: string, { id }: { id: string | number }) {
    const { paths, record } = getResource(name);
    return { data: checkPlace(await call(record, { url: withId(paths.record, id) }), id) };
  }

  async function getList(name: string, params: ListParameters) {
    const { paths, row } = getResource(name);
    return call(listResponse(row), { url: paths.list, params: listParameters(params) });
  }

  async function withCurrent<T>(name: string, id: string | number, change: () => Promise<T>) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error;
      const { data: current } = await getOne(name, { id });
      throw new HttpError(error.message, 409, { errors: getFormErrors(error), current });
    }
  }

  const provider = {
    getList,
    getOne,
    getMany: async (name: string, { ids }: { ids: (string | number)[] }) => {
      const responses = await Promise.all(ids.map((id) => getOne(name, { id })));
      return { data: responses.map(({ data }) => data) };
    },
    getManyReference: (
      name: string,
      { target, id, ...params }: ListParameters & { target: string; id: string | number },
    ) => getList(name, { ...params, filter: { ...params.filter, [target]: id } }),
    create: async (name: string, { data, meta }: { data: object; meta?: FormMeta }) => {
      const { paths, record, created: response = record } = getResource(name);
      const args = { url: paths.list, method: 'POST', body: data, ...meta };
      return { data: await call(response, args) };
    },
    update: (
      name: string,
      { id, data, previousData }: { id: string | number; data: Values; previousData: Values },
    ) => {
      const { paths, record, editable } = getResource(name);
      const body = toUpdateBody(data, previousData, editable);
      const url = withId(paths.record, id);
      return withCurrent(name, id, async () => ({
        data: await call(record, { url, method: 'PATCH', body }),
      }));
    },
    updateMany: notOffered,
    deleteMany: notOffered,
    delete: async (name: string, { id }: { id: string | number }) => {
      const { paths, record } = getResource(name);
      return { data: await call(record, { url: withId(paths.record, id), method: 'DELETE' }) };
    },

    /** Runs an action on one record, or on several if `id` is null. */
    act: <Schema extends v.GenericSchema>(
      name: string,
      path: string,
      { id, body, response, formKey }: Action<Schema>,
    ) => {
      const url = id === null ? path : withId(path, id);
      const send = () => call(response, { url, method: 'POST', body: body ?? {}, formKey });
      return id === null ? send() : withCurrent(name, id, send);
    },
    upload: (file: File) =>
      call(media, {
        url: mediaPaths.list,
        method: 'POST',
        params: { name: file.name },
        // The blob's type becomes the request's content type.
        body: file.slice(0, file.size, uploadType),
      }),
    /** Returns a URL for `saveFile`. */
    file: (url: string, type: string, shown: ListParameters, watched?: Watched) =>
      call(v.string(), fileCall(url, listParameters(shown), type, watched)),
    photo: (id: string, size: 'thumbnail' | 'full') => call(v.string(), photoCall(id, size)),
    send: <Schema extends v.GenericSchema>(
      method: 'POST' | 'PUT' | 'PATCH',
      url: string,
      { body, response }: { body: object; response: Schema },
    ) => call(response, { url, method, body }),
    read: <Schema extends v.GenericSchema>(url: string, response: Schema, filter?: Values) =>
      call(response, filter ? { url, params: listParameters({ filter }) } : { url }),
  };
  return provider as typeof provider & DataProvider;
}

export type OfficeDataProvider = ReturnType<typeof createDataProvider>;
