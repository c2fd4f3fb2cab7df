import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SignedIn } from '../domain/accounts/sessions';
import { dayIn } from '../domain/dayIn';
import type { Repeatable } from '../domain/idempotency/once';
import type { Services } from '../domain/Services';
import { readBody } from '../platform/body';
import type { Queries } from '../platform/database/Database';
import { readUpload } from '../platform/http/receiveUpload';
import { sendIfChanged } from '../platform/http/sendIfChanged';
import { notFound } from '../platform/rejections';
import { getSignedIn } from './authenticate';
import type { Call, Fields } from './declaredCall';
import { recordId } from './ids';
import { toRepeatable } from './repeatable';

/** A body with a schema that depends on the id. */
interface BodyById<Id, Body extends v.ObjectEntries> {
  readonly ids: readonly Id[];
  readonly of: (id: Id) => Fields<Body>;
}

interface Declaration<
  Result extends v.GenericSchema,
  Query extends v.ObjectEntries,
  Body extends v.ObjectEntries,
  Id,
> extends Omit<Call, 'id' | 'query' | 'bodies' | 'response' | 'respond'> {
  /** The schema of the id, by default a record's number. The caller gets 404 for an id that the schema rejects. */
  readonly id?: v.GenericSchema<string, Id>;
  readonly query?: Fields<Query>;
  readonly body?: Fields<Body> | BodyById<Id, Body>;
  readonly response: Result;
  /** Checks the id before the body, so that a request with errors in both gets 404. */
  readonly idFirst?: true;
  readonly checkFirst?: (body: unknown) => void;
}

export interface CallInput<Query = unknown, Body = unknown, Id = unknown> {
  readonly api: Services;
  readonly queries: Queries;
  readonly notifications: Services['notifications'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly id: Id;
  readonly query: Query;
  readonly body: Body;
  /** Reads the uploaded file. It is empty for a call without an upload. */
  readonly readFile: () => Promise<Buffer>;
  /** The carrier's time zone and current day. Meaningful only for a call that needs a session. */
  readonly timeZone: string;
  readonly today: string;
  readonly signedIn: SignedIn;
  /** The account, with the name that histories show. */
  readonly actor: { id: number; name: string; role: SignedIn['role'] };
  /** Identifies the call for `once`; null if its sender cannot repeat it. */
  readonly repeatable: Repeatable;
}

type Read<Entries extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Entries, undefined>
>;
type NoFields = Record<string, never>;

/**
 * Declares a call of the API. `handle` returns what `response` declares, or the reply if it has already sent the
 * response.
 */
export function call<
  Result extends v.GenericSchema,
  Query extends v.ObjectEntries = NoFields,
  Body extends v.ObjectEntries = NoFields,
  Id = number,
>(
  { id, query, body, checkFirst, idFirst, ...rest }: Declaration<Result, Query, Body, Id>,
  handle: (parsedQuery: CallInput<Read<Query>, Read<Body>, Id>) => Response<Result>,
): Call {
  const perId = body && 'of' in body ? body : null;
  const one = body && 'entries' in body ? body : undefined;
  const isEmpty = !body && !rest.upload && rest.method === 'POST';
  return {
    ...rest,
    ...(rest.path.includes(':id') && { id: id ?? recordId }),
    ...(query && { query }),
    bodies: perId ? perId.ids.map(perId.of) : one ? [one] : [],
    async respond(api, request, reply) {
      if (rest.status) reply.code(rest.status);
      const parsedQuery = read(query, request.query);
      checkFirst?.(request.body);
      if (isEmpty) readBody(noFields, request.body ?? {});
      const early = one && !idFirst ? read(one, request.body) : null;
      const parts = { query: parsedQuery, id: readId(id, request) };
      // Uses the settings for a public call, because cached content must be served without the database.
      const timeZone =
        rest.needs === 'nothing' ? api.settings.timeZone : await api.company.timeZone();
      const response = await handle({
        api,
        request,
        reply,
        ...parts,
        queries: api.database.queries,
        notifications: api.notifications,
        body: early ?? read(perId ? perId.of(parts.id) : one, request.body),
        readFile: async () => (request.upload ? readUpload(request.upload) : Buffer.alloc(0)),
        timeZone,
        get today() {
          return dayIn(timeZone, api.now());
        },
        get signedIn() {
          return getSignedIn(request);
        },
        get actor() {
          const { userId, username, role } = getSignedIn(request);
          return { id: userId, name: username, role };
        },
        get repeatable() {
          const caller = rest.needs === 'nothing' ? 0 : getSignedIn(request).userId;
          return toRepeatable(request, caller);
        },
      });
      return rest.ifChanged ? sendIfChanged(request, reply, response) : response;
    },
  };
}

type Response<Result extends v.GenericSchema> =
  | v.InferOutput<Result>
  | FastifyReply
  | Promise<v.InferOutput<Result> | FastifyReply>;

const noFields = v.object({});

function read<Entries extends v.ObjectEntries>(
  fields: Fields<Entries> | undefined,
  part: unknown,
): Read<Entries> {
  // Without a declaration, the type `Entries` is `NoFields`.
  return fields ? readBody(fields, part) : ({} as Read<Entries>);
}

function readId<Id>(schema: v.GenericSchema<string, Id> | undefined, { params }: FastifyRequest) {
  const { id } = params as { id?: string };
  // Without a schema, `Id` is a number. Without an id in the path, no handler reads the result.
  const read = v.safeParse((schema ?? recordId) as v.GenericSchema<string, Id>, id);
  if (id !== undefined && !read.success) throw notFound();
  return read.output as Id;
}
