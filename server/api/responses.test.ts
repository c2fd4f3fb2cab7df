import * as v from 'valibot';
import { everyCall } from './calls';

/** What a portal, a proxy or a static host may send instead of the server. */
const foreign = ['<!doctype html><title>Welcome</title>', '', null, 7, true];

const isOwn = (path: string) => /^\/api\/(fleet|office)\//.test(path);

test('each call has a schema of its response, which no page, text or empty body matches', () => {
  const loose = everyCall
    .filter(({ contentType }) => contentType === undefined)
    .filter(({ response }) => foreign.some((body) => v.is(response, body)));
  expect(loose.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('no JSON of another server matches the response of a call of the office or of the extensions', () => {
  const loose = everyCall
    .filter(({ path, contentType }) => isOwn(path) && contentType === undefined)
    .filter(({ response }) => v.is(response, {}) || v.is(response, { portal: 'Welcome' }));
  expect(loose.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
