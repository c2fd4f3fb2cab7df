import * as v from 'valibot';
import { everyCall } from './calls';

/** Bodies that a portal, a proxy or a static host may send in place of the server's. */
const foreign = ['<!doctype html><title>Welcome</title>', '', null, 7, true];

const isOwn = (path: string) => /^\/api\/(fleet|office)\//.test(path);

test("each call's response has a schema that no page, text or empty body matches", () => {
  const loose = everyCall
    .filter(({ contentType }) => contentType === undefined)
    .filter(({ response }) => foreign.some((body) => v.is(response, body)));
  expect(loose.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test("no response of the office or the extensions has a schema that another server's JSON matches", () => {
  const loose = everyCall
    .filter(({ path, contentType }) => isOwn(path) && contentType === undefined)
    .filter(({ response }) => v.is(response, {}) || v.is(response, { portal: 'Welcome' }));
  expect(loose.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
