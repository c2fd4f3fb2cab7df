import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesUnder } from '../tools/machine/files';
import { dist, inRoot } from '../tools/machine/paths';

const { dependencies } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const programs = ['server', 'render']
  .flatMap((name) => filesUnder(path.join(dist, name)))
  .filter((file) => file.endsWith('.js'))
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

const parsePackageName = (request: string) => /^(@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

test('every package that the built server requires is a production dependency', () => {
  const requests = [
    ...programs.matchAll(/^\s*(?:module\.exports|const \w+) = require\("(.+)"\);$/gm),
  ]
    .map(([, request = '']) => request)
    .filter((request) => !isBuiltin(request));
  expect(requests).toContain('fastify');
  expect(requests.filter((request) => !(parsePackageName(request) in dependencies))).toEqual([]);
});

test('the built server uses every production dependency', () => {
  const isNamed = (name: string) =>
    [`"${name}"`, `"${name}/`, `'${name}/`, `\`${name}/`].some((text) => programs.includes(text));
  expect(Object.keys(dependencies).filter((name) => !isNamed(name))).toEqual([]);
});
