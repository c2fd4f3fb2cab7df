import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../machine/paths';

type FindImports = (code: string, file: string) => Set<string>;

const { extract } = jest.requireActual<{
  extract(code: string, file: string, findImports: FindImports): Set<string>;
}>('./serverDependencies');

const listImports: FindImports = (code) =>
  new Set(Array.from(code.matchAll(/ from '(.+)';$/gm), ([, module = '']) => module));

function listDependencies(file: string): Set<string> {
  return extract(readFileSync(file, 'utf8'), file, listImports);
}

it('server/app.ts depends on api/registerCalls, and not on api/calls, which it imports too', () => {
  const app = inRoot('server', 'app.ts');
  expect(listImports(readFileSync(app, 'utf8'), app)).toContain('./api/calls');
  expect(listDependencies(app)).not.toContain('./api/calls');
  expect(listDependencies(app)).toContain('./api/registerCalls');
});

it.each([
  ['server/api/office/vehicles/vehicles.test.ts', './calls'],
  ['server/api/health/health.test.ts', './plugin'],
  ['server/api/extensions/photos/photos.test.ts', '../calls'],
  ['server/api/office/roles.test.ts', '../calls'],
])('the test %s depends on %s', (file, calls) => {
  expect(listDependencies(inRoot(file))).toContain(calls);
});

it('each test of a call depends on a file that declares calls', () => {
  const tests = readdirSync(inRoot('server', 'api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => inRoot('server', 'api', file));
  expect(tests.length).toBeGreaterThan(30);
  for (const file of tests) {
    const found = [...listDependencies(file)].filter((one) => /\/(calls|plugin)$/.test(one));
    const folder = path.dirname(file);
    expect(found.filter((one) => existsSync(path.join(folder, `${one}.ts`)))).not.toEqual([]);
  }
});
