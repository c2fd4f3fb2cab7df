import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { browserErrorsPath } from '@/contract/browserErrors';
import { calls } from '@/contract/calls';
import { reportPaths } from '@/contract/office/reports';
import { readOpenApi, type OpenApiDocument, type Operation } from '../testing/openApi';
import { openTestServer, type TestServer } from '../testing/testServer';
import { registerCalls } from './registerCalls';

describe('the OpenAPI description', () => {
  let server: TestServer;
  let document: OpenApiDocument;
  let paths: OpenApiDocument['paths'];
  let operations: Operation[];
  beforeAll(async () => {
    server = await openTestServer();
    document = await readOpenApi(server);
    ({ paths } = document);
    operations = Object.values(paths).flatMap((one) => Object.values(one));
  });
  afterAll(() => server.close());

  it('a public validator accepts the OpenAPI description as valid OpenAPI 3.1', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'openapi-')), 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const validator = join('node_modules', '.bin', 'validate-api');
    expect(() => execFileSync(validator, [file])).not.toThrow();
    expect(document).toHaveProperty('openapi', '3.1.0');
  });

  it('the OpenAPI description contains every call of the specification', () => {
    const described = Object.keys(paths).map((path) => path.replace('{id}', ':id'));
    expect(described).toEqual(expect.arrayContaining(Object.values(calls)));
    const others = described.filter((path) => !Object.values<string>(calls).includes(path));
    expect(others.filter((path) => !/^\/api\/(office|fleet)\//.test(path))).toEqual([
      browserErrorsPath,
    ]);
  });

  it('the OpenAPI description names each call once, and gives each call a 429 response', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('postOfficeDefectsIdTakeBack');
    expect(operations.filter(({ responses }) => !('429' in responses))).toEqual([]);
    expect(paths[reportPaths.import]?.post?.responses).toHaveProperty('409');
  });

  it('the OpenAPI description requires a bearer token for seven specified paths and for all office and fleet paths', () => {
    const guarded = Object.keys(paths).filter((path) =>
      Object.values(paths[path] ?? {}).some((operation) => operation.security),
    );
    const ofOffice = Object.keys(paths).filter((path) => /^\/api\/(office|fleet)\//.test(path));
    expect(guarded.sort()).toEqual(
      [
        '/api/account/me/',
        '/api/account/change-username/',
        '/api/account/change-password/',
        '/api/driver/current/inspection/',
        '/api/driver/create/inspection/',
        '/api/driver/send/inspection/{id}/',
        '/api/driver/update/inspection/{id}/',
        ...ofOffice,
      ].sort(),
    );
  });

  it('the OpenAPI description lists the fields of a new report, and allows no other fields', () => {
    const schema =
      paths[calls.createInspection]?.post?.requestBody?.content['application/json']?.schema;
    expect(schema?.additionalProperties).toBe(false);
    expect(Object.keys(schema?.properties ?? {})).toEqual(
      expect.arrayContaining(['carrier', 'date_inspected', 'comments', 'horn', 'other_trailer']),
    );
  });

  it('the OpenAPI description describes uploads as binary files', () => {
    const upload = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    expect(paths['/api/office/media/']?.post?.requestBody?.content).toEqual(upload);
    expect(paths['/api/fleet/photos/{id}/']?.post?.requestBody?.content).toEqual(upload);
  });

  it("the OpenAPI description lists the parameters of the office's list of people, with all roles", () => {
    const parameters = paths['/api/office/people/']?.get?.parameters ?? [];
    expect(parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['page', 'perPage', 'sort', 'order', 'search', 'role', 'disabled']),
    );
    expect(parameters.find(({ name }) => name === 'role')?.schema).toMatchObject({
      enum: ['driver', 'mechanic', 'dispatcher', 'auditor', 'admin'],
    });
  });

  it('the OpenAPI description gives each integer in a request body a maximum', () => {
    const unlimited: string[] = [];
    const numbers: unknown[] = [];
    const visit = (where: string, part: unknown) => {
      if (typeof part !== 'object' || part === null) return;
      if ('type' in part && part.type === 'integer') {
        numbers.push(part);
        if (!('maximum' in part)) unlimited.push(where);
      }
      for (const [name, inner] of Object.entries(part)) visit(`${where}.${name}`, inner);
    };
    for (const { operationId, requestBody } of operations) visit(operationId, requestBody);
    expect(unlimited).toEqual([]);
    expect(numbers.length).toBeGreaterThan(20);
  });

  it('the server does not start if a route declares no permission', async () => {
    const app = fastify();
    const register = app.register(async (scope) => {
      await registerCalls(scope, server.api, []);
      scope.get('/api/office/secrets/', async () => []);
    });
    await expect(register).rejects.toThrow('/api/office/secrets/ names no permission');
    await app.close();
  });
});
