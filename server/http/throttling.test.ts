import { FailureThrottle } from '../account/FailureThrottle';
import { databaseKinds, openTimeout } from '../testing/databases';
import { addDriver, openTestServer, send, testPassword } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { HttpRefusal } from './refusals';

describe('the delay after failed passwords', () => {
  let now = 0;
  const throttle = () => new FailureThrottle({ free: 3, longestWait: 60_000, now: () => now });
  const wrong = async () => false;
  const right = async () => true;

  /** Tries once; the seconds that a refusal says to wait, or 0. */
  const waitOf = async (guesses: FailureThrottle, account: string, fits = wrong) => {
    try {
      await guesses.attempt(account, fits);
      return 0;
    } catch (error) {
      return error instanceof HttpRefusal ? Number(error.headers['Retry-After']) : NaN;
    }
  };
  const fail = async (guesses: FailureThrottle, account: string, times: number) => {
    for (let tries = 0; tries < times; tries += 1) await guesses.attempt(account, wrong);
  };

  it('starts after some free failures, doubles, and has an end', async () => {
    const guesses = throttle();
    await fail(guesses, 'driver', 3);
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      const wait = await waitOf(guesses, 'driver');
      waits.push(wait);
      now += wait * 1000;
      await fail(guesses, 'driver', 1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('is forgotten with the right password', async () => {
    const guesses = throttle();
    await fail(guesses, 'driver', 3);
    now += 1000;
    expect(await waitOf(guesses, 'driver', right)).toBe(0);
    await fail(guesses, 'driver', 3);
    expect(await waitOf(guesses, 'driver', right)).toBe(1);
  });

  it('meets a burst of simultaneous tries as it meets the same one after another', async () => {
    const guesses = throttle();
    let tried = 0;
    const burst = Array.from({ length: 50 }, () =>
      waitOf(guesses, 'driver', async () => {
        tried += 1;
        await new Promise((resolve) => setImmediate(resolve));
        return false;
      }),
    );
    expect((await Promise.all(burst)).filter((wait) => wait > 0)).toHaveLength(47);
    expect(tried).toBe(3);
  });

  it('is per account, whatever its case', async () => {
    const guesses = throttle();
    await fail(guesses, 'Driver ', 3);
    expect(await waitOf(guesses, 'driver')).toBeGreaterThan(0);
    expect(await waitOf(guesses, 'driver2')).toBe(0);
  });

  it('remembers no more accounts than its capacity', async () => {
    const guesses = new FailureThrottle({ free: 1, capacity: 10, now: () => now });
    for (let n = 0; n < 100; n += 1) await fail(guesses, `invented-${n}`, 1);
    expect(await waitOf(guesses, 'invented-0')).toBe(0);
    expect(await waitOf(guesses, 'invented-99')).toBeGreaterThan(0);
  });
});

describe('throttling', () => {
  let server: TestServer;
  beforeAll(async () => {
    const [kind = 'embedded'] = databaseKinds;
    server = await openTestServer(kind);
  }, openTimeout);
  afterAll(() => server.close());

  it.each(['a known', 'an unknown'])(
    'answers 429 with Retry-After for %s account',
    async (which) => {
      const username = which === 'a known' ? await addDriver(server) : 'nobody-at-all';
      const logIn = (password: string) =>
        send(server, 'POST', '/api/account/login/', { username, password });
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await logIn('wrong')).statusCode);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const answer = await logIn(testPassword);
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe('1');
      expect(answer.json()).toEqual({
        detail: 'Request was throttled. Expected available in 1 seconds.',
      });
    },
  );

  it('answers 429 to an address that posts too many forms, and to no other', async () => {
    const post = (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/common/comments/',
        remoteAddress,
        headers: { 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` },
        payload: {},
      });
    for (let posts = 0; posts < 60; posts += 1) await post('192.0.2.50');
    const answer = await post('192.0.2.50');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toEqual({ detail: expect.stringContaining('throttled') });
    expect((await post('192.0.2.51')).statusCode).toBe(400);
  });
});
