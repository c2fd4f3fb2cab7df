import * as v from 'valibot';
import { everyCall } from './calls';

/** Bodies that a portal, a proxy or a static host may send in place of the server's response. */
const foreign = ['<!doctype html><title>Welcome</title>', '', null, 7, true];

const isOwn = (path: string) => /^\/api\/(fleet|office)\//.test(path);

test('no response schema of the calls accepts an HTML page, a text or an empty body', () => {
  const loose = everyCall
    .filter(({ contentType }) => contentType === undefined)
    .filter(({ response }) => foreign.some((body) => v.is(response, body)));
  expect(loose.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test("no response schema of the office or the extensions accepts an empty object or a portal's JSON", () => {
  const loose = everyCall
    .filter(({ path, contentType }) => isOwn(path) && contentType === undefined)
    .filter(({ response }) => v.is(response, {}) || v.is(response, { portal: 'Welcome' }));
  expect(loose.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
