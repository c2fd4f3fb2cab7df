import swagger, { type SwaggerTransform } from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isAllowed } from '@/contract/office/permissions';
import { roles } from '@/contract/office/roles';
import { makeStoredResponse, type StoredResponse } from '../platform/storedResponse';
import { sendStored } from '../platform/http/sendStored';
import type { Call, Needs } from './declaredCall';
import { recordId } from './ids';

/**
 * Publishes the API's description at /openapi.json, generated from the declarations of the calls. This plugin must be
 * registered before the calls.
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Linehaul',
        version: '1',
        description: 'Errors have the shape of Django REST framework.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform,
  });
  let response: Promise<StoredResponse> | undefined;
  app.get('/openapi.json', async (request, reply) => {
    response ??= makeStoredResponse(
      'application/json; charset=utf-8',
      JSON.stringify(app.swagger()),
    );
    return sendStored(request, reply, await response);
  });
}

const transform: SwaggerTransform = ({ url, route: { config } }) => ({
  url,
  schema: config?.call ? describe(config.call) : { hide: true },
});

function describe(call: Call) {
  const { method, path, summary, needs, id, query, upload, contentType } = call;
  const parts = path.split(/[/.:-]/).filter((part) => part !== '' && part !== 'api');
  const bodies = call.bodies.map(fieldsSchema);
  return {
    summary,
    description: describeCallers(needs),
    operationId: [String(method).toLowerCase(), ...parts.map(capitalized)].join(''),
    tags: [parts.slice(0, parts[0] === 'office' ? 2 : 1).join(' ')],
    ...(needs === 'nothing' ? {} : { security: [{ bearer: [] }] }),
    ...(id && { params: { type: 'object', properties: { id: idSchema(id) } } }),
    ...(query && { querystring: fieldsSchema(query) }),
    ...(bodies.length > 0 && { body: bodies.length > 1 ? { anyOf: bodies } : bodies[0] }),
    ...(upload && { consumes: [upload.type], body: { type: 'string', format: 'binary' } }),
    response: {
      [call.status ?? 200]: {
        description: 'Done',
        content: {
          [contentType ?? 'application/json']: { schema: jsonSchema(call.response, 'output') },
        },
      },
      ...listRejections(call),
    },
  };
}

function describeCallers(needs: Needs): string {
  if (needs === 'nothing') return 'For everybody.';
  if (needs === 'session') return 'For everybody who is signed in.';
  return `For ${roles.filter((role) => isAllowed(role, needs)).join(', ')}.`;
}

const capitalized = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);

function listRejections({ needs, id, query, bodies, upload, mayBeStale, conflict }: Call) {
  const hasBody = bodies.length > 0 || upload !== undefined;
  const needsSession = needs !== 'nothing';
  const descriptions: Partial<Record<number, string>> = {
    ...((hasBody || query) && { 400: 'Wrong fields, with messages per field' }),
    ...(needsSession && { 401: 'Not signed in' }),
    ...(needsSession && needs !== 'session' && { 403: 'Signed in without the role' }),
    ...(id && { 404: 'No such record' }),
    ...(mayBeStale && { 409: 'Someone else changed the record. `current` is its present state' }),
    ...(conflict && { 409: conflict }),
    ...(hasBody && { 413: 'The body is too large', 415: 'The body has another type' }),
    429: 'Too many requests: `Retry-After` says when to repeat it, in seconds',
  };
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
      status,
      { type: 'object', description },
    ]),
  );
}

/** Describes the default id, which is text in the path, as a positive integer. */
const idSchema = (id: v.GenericSchema<string, unknown>) =>
  id === recordId ? { type: 'integer', minimum: 1 } : jsonSchema(id, 'input');

/** Strict, because the server rejects fields that the schema does not have. */
const fieldsSchema = ({ entries }: { entries: v.ObjectEntries }) =>
  jsonSchema(v.strictObject(entries), 'input');

/** Converts a schema. Leaves out checks in code and transformations, which JSON Schema cannot express. */
function jsonSchema(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const { $schema, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}
