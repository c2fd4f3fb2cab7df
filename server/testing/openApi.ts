import { send, type TestServer } from './testServer';

export interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: RequestSchema }> };
  responses: Record<string, unknown>;
  security?: unknown[];
  parameters?: { name: string; schema: unknown }[];
}

interface RequestSchema {
  properties?: object;
  additionalProperties?: boolean;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

export async function readOpenApi(server: TestServer): Promise<OpenApiDocument> {
  return (await send(server, 'GET', '/openapi.json')).json<OpenApiDocument>();
}

/** Lists the described calls with a path that starts with `prefix`, by method and path. */
export async function describedCalls(server: TestServer, prefix: string): Promise<string[]> {
  const { paths } = await readOpenApi(server);
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .map((call) => call.replace('{id}', ':id'))
    .filter((call) => call.includes(` ${prefix}`))
    .sort();
}
