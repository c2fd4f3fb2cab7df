import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { fleetCalls } from '../fleet/describe';
import type { CallDescription } from './CallDescription';
import { describedCalls } from './describeCalls';
import { officeCalls } from './describeOffice';

const refusal = {
  type: 'object',
  description: '{detail}, or messages per field',
  additionalProperties: true,
};

/** Generates an OpenAPI 3.1 document of the API from the contract's schemas. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of [...describedCalls, ...officeCalls, ...fleetCalls]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Linehaul',
      version: '1',
      description: 'Errors have the shape of Django REST framework.',
    },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function operationOf(call: CallDescription) {
  const { path, summary, ids, query, body, answer, needsBearer, mayBeStale } = call;
  const { status = 200, contentType = 'application/json' } = call;
  const parameters = [...(path.includes(':id') ? [idParameter(ids)] : []), ...parametersOf(query)];
  return {
    summary,
    ...(needsBearer ? { security: [{ bearer: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: json(schemaOf(strict(body), 'input')) } }
      : {}),
    responses: {
      [status]: {
        description: 'Done',
        content: { [contentType]: { schema: schemaOf(answer, 'output') } },
      },
      ...(body || query ? { 400: { description: 'Wrong fields', content: json(refusal) } } : {}),
      ...(needsBearer ? { 401: { description: 'Not signed in', content: json(refusal) } } : {}),
      ...(mayBeStale ? { 409: { description: staleDescription, content: json(refusal) } } : {}),
      default: { description: 'Refused', content: json(refusal) },
    },
  };
}

const idParameter = (ids: CallDescription['ids']) => ({
  ...{ name: 'id', in: 'path', required: true },
  schema: idSchema(ids),
});

function idSchema(ids: CallDescription['ids']) {
  if (ids === undefined) return { type: 'integer' };
  return ids === 'uuid' ? { type: 'string', format: 'uuid' } : { type: 'string', enum: ids };
}

const staleDescription = 'Changed meanwhile: `current` is the record as it is now';

/** Returns a parameter for each field of the query string. */
function parametersOf(query: v.GenericSchema | undefined) {
  if (!query || !('entries' in query)) return [];
  const entries = Object.entries(query.entries as Record<string, v.GenericSchema>);
  return entries.map(([name, schema]) => ({
    name,
    in: 'query',
    schema: schemaOf(schema, 'input'),
  }));
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

/** The server refuses fields that a request's schema does not have. */
function strict(schema: v.GenericSchema): v.GenericSchema {
  return 'entries' in schema ? v.strictObject(schema.entries as v.ObjectEntries) : schema;
}

/**
 * Converts a schema. Leaves out what JSON Schema cannot express (checks in code, transformations).
 */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): unknown {
  const { $schema, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}
