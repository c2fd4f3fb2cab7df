import { calls } from '@/contract/calls';
import { openApiDocument } from './document';

interface Operation {
  requestBody?: {
    content: {
      'application/json': { schema: { properties: object; additionalProperties: boolean } };
    };
  };
  security?: unknown[];
}

describe('the OpenAPI description', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };

  it('has every call of the specification', () => {
    const described = Object.keys(paths).map((path) => path.replace('{id}', ':id'));
    expect(described.sort()).toEqual(Object.values(calls).sort());
  });

  it('asks for a bearer on exactly seven calls (change-username counts once)', () => {
    const guarded = Object.keys(paths).filter((path) =>
      Object.values(paths[path] ?? {}).some((operation) => operation.security),
    );
    expect(guarded).toHaveLength(7);
  });

  it('has the schemas of the contract, closed for requests', () => {
    const schema =
      paths[calls.createInspection]?.post?.requestBody?.content['application/json'].schema;
    expect(schema?.additionalProperties).toBe(false);
    expect(Object.keys(schema?.properties ?? {})).toEqual(
      expect.arrayContaining(['carrier', 'date_inspected', 'comments', 'horn', 'other_trailer']),
    );
  });
});
