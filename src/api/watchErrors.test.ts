import * as v from 'valibot';
import { browserErrorRequest, browserErrorsPath } from '@/contract/browserErrors';
import { defaultSettings } from '@/contract/settings';
import { watchErrors } from './watchErrors';

const at = 'at save (http://localhost/assets/app.1a.js?x=secret:1:20)';

function errorWith(message: string, frames = at): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    ${frames}\n    at chrome-extension://x/y.js:1:1`;
  return error;
}

function openPage({ fleet = true } = {}) {
  const sent: { url: string; body: unknown }[] = [];
  const events = new EventTarget();
  const page = Object.assign(events, {
    fetch: async (url: string, { body }: { body: string }) => {
      sent.push({ url, body: JSON.parse(body) });
      throw new Error('offline');
    },
    document,
    location: { origin: 'http://localhost' },
  });
  const settings = { ...defaultSettings, fleet };
  const options = watchErrors(page as unknown as Window, settings, () => 'report');
  const dispatch = (name: string, fields: object) =>
    events.dispatchEvent(Object.assign(new Event(name), fields));
  return {
    sent,
    options,
    throws: (error: unknown) => dispatch('error', { error }),
    rejects: (reason: unknown) => dispatch('unhandledrejection', { reason }),
  };
}

beforeEach(() => {
  document.head.innerHTML = '<script src="/assets/main.9f.js"></script>';
  document.body.innerHTML = '';
});

test("an uncaught error is sent once, in the server's format, with its location and the build", () => {
  const { sent, throws, rejects } = openPage();
  throws(errorWith('x is undefined'));
  rejects(errorWith('x is undefined'));
  expect(sent).toEqual([
    {
      url: browserErrorsPath,
      body: {
        part: 'report',
        message: 'TypeError: x is undefined',
        stack: '    at save (http://localhost/assets/app.1a.js:1:20)',
        build: 'main.9f.js',
      },
    },
  ]);
  expect(v.is(browserErrorRequest, sent[0]?.body)).toBe(true);
});

test('the report of an uncaught error has neither typed text nor the contents of a thrown value', () => {
  document.body.innerHTML =
    '<input value="Dana W."><textarea>Brake squeals</textarea><input type="checkbox">';
  const { sent, throws, rejects } = openPage();
  throws(errorWith('No driver Dana W. with Brake squeals'));
  throws(errorWith('Unexpected token, "{secret" is not valid JSON'));
  rejects({ detail: 'secret' });
  expect(sent.map(({ body }) => body)).toMatchObject([
    { message: 'TypeError: No driver … with …' },
    { message: 'TypeError: Unexpected token, "…" is not valid JSON' },
    { message: 'A value that is no error (object)', stack: '' },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/secret|Dana|squeals/);
});

test('a page sends at most five uncaught errors, and none from other scripts', () => {
  const { sent, throws } = openPage();
  throws(errorWith('of an extension', 'at f (chrome-extension://x/z.js:1:1)'));
  throws(null);
  expect(sent).toEqual([]);
  for (const n of [1, 2, 3, 4, 5, 6]) throws(errorWith(`error ${n}`));
  expect(sent).toHaveLength(5);
});

test('an error that a React boundary caught is sent, and logged to the console', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { sent, options } = openPage();
  const error = errorWith('x is undefined');
  options.onCaughtError?.(error);
  expect(sent).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(error);
});

test('no error is sent to another backend', () => {
  const { sent, options, throws } = openPage({ fleet: false });
  throws(errorWith('x is undefined'));
  expect([sent, options]).toEqual([[], {}]);
});
