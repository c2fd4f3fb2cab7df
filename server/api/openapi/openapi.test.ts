import { calls } from '@/contract/calls';
import { openApiDocument } from './document';

interface Operation {
  requestBody?: {
    content: {
      'application/json': { schema: { properties: object; additionalProperties: boolean } };
    };
  };
  security?: unknown[];
  parameters?: { name: string; schema: unknown }[];
}

describe('the OpenAPI description', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };

  it('has every call of the specification', () => {
    const described = Object.keys(paths).map((path) => path.replace('{id}', ':id'));
    expect(described).toEqual(expect.arrayContaining(Object.values(calls)));
    const others = described.filter((path) => !Object.values<string>(calls).includes(path));
    expect(others.filter((path) => !/^\/api\/(office|fleet)\//.test(path))).toEqual([]);
  });

  it('requires a bearer token for exactly seven calls of it (change-username counts once), and for the whole office and fleet', () => {
    const guarded = Object.keys(paths).filter((path) =>
      Object.values(paths[path] ?? {}).some((operation) => operation.security),
    );
    const ofOffice = Object.keys(paths).filter((path) => /^\/api\/(office|fleet)\//.test(path));
    expect(guarded).toEqual(expect.arrayContaining(ofOffice));
    expect(guarded).toHaveLength(7 + ofOffice.length);
  });

  it('has the schemas of the contract, without additional fields for requests', () => {
    const schema =
      paths[calls.createInspection]?.post?.requestBody?.content['application/json'].schema;
    expect(schema?.additionalProperties).toBe(false);
    expect(Object.keys(schema?.properties ?? {})).toEqual(
      expect.arrayContaining(['carrier', 'date_inspected', 'comments', 'horn', 'other_trailer']),
    );
  });

  it("has the parameters of the office's lists", () => {
    const parameters = paths['/api/office/people/']?.get?.parameters ?? [];
    expect(parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['page', 'perPage', 'sort', 'order', 'search', 'role', 'disabled']),
    );
    expect(parameters.find(({ name }) => name === 'role')?.schema).toMatchObject({
      enum: ['driver', 'mechanic', 'dispatcher', 'admin'],
    });
  });

  it('limits each whole number of a request, because those of the database are limited', () => {
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
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { requestBody }] of Object.entries(operations)) {
        visit(`${method} ${path}`, requestBody);
      }
    }
    expect(unlimited).toEqual([]);
    expect(numbers.length).toBeGreaterThan(20);
  });
});
