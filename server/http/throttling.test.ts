import { FailureThrottle } from '../account/FailureThrottle';
import type { Guess } from '../account/FailureThrottle';
import { databaseKinds, openTimeout } from '../testing/databases';
import { hashPassword } from '../account/passwords';
import { users } from '../db/schema/accounts';
import { addDriver, newSession, openTestServer, send, testPassword } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { HttpRefusal } from './refusals';

describe('the delay after failed passwords', () => {
  let now = 0;
  const throttle = () =>
    new FailureThrottle({ perAddress: { free: 3, longestWait: 60_000 }, now: () => now });
  const wrong = async () => false;
  const right = async () => true;
  const minute = 60_000;

  /** A guess for an account, by default from the one address that all guesses of a test share. */
  const guessOf = (account: string, address = '192.0.2.1') => ({ account, address });

  /** Tries once; returns the wait that a refusal demands in seconds, or 0. */
  const waitOf = async (guesses: FailureThrottle, guess: Guess, fits = wrong) => {
    try {
      await guesses.attempt(guess, fits);
      return 0;
    } catch (error) {
      return error instanceof HttpRefusal ? Number(error.headers['Retry-After']) : NaN;
    }
  };
  const fail = async (guesses: FailureThrottle, guess: Guess, times: number) => {
    for (let tries = 0; tries < times; tries += 1) await guesses.attempt(guess, wrong);
  };
  const driver = guessOf('driver');

  it('starts after some free failures, doubles, and has a maximum', async () => {
    const guesses = throttle();
    await fail(guesses, driver, 3);
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      const wait = await waitOf(guesses, driver);
      waits.push(wait);
      now += wait * 1000;
      await fail(guesses, driver, 1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('is at most five minutes for one address, and starts after five failures', async () => {
    const guesses = new FailureThrottle({ now: () => now });
    await fail(guesses, driver, 5);
    const waits: number[] = [];
    for (let tries = 0; tries < 30; tries += 1) {
      const wait = await waitOf(guesses, driver);
      waits.push(wait);
      now += wait * 1000;
      await fail(guesses, driver, 1);
    }
    expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
    expect(waits.at(-1)).toBe(300);
    expect(Math.max(...waits)).toBe(300);
  });

  it('ends after the right password', async () => {
    const guesses = throttle();
    await fail(guesses, driver, 3);
    now += 1000;
    expect(await waitOf(guesses, driver, right)).toBe(0);
    await fail(guesses, driver, 3);
    expect(await waitOf(guesses, driver, right)).toBe(1);
  });

  it('shrinks over time', async () => {
    const guesses = throttle();
    await fail(guesses, driver, 3);
    now += 15 * minute;
    await fail(guesses, driver, 3);
    expect(await waitOf(guesses, driver)).toBe(1);
  });

  it('never occurs at one failure every five minutes', async () => {
    const guesses = new FailureThrottle({ now: () => now });
    for (let tries = 0; tries < 300; tries += 1) {
      expect(await waitOf(guesses, driver)).toBe(0);
      now += 5 * minute;
    }
    expect(await waitOf(guesses, driver, right)).toBe(0);
  });

  it('of a stranger who guesses as fast as they may does not delay the driver', async () => {
    const guesses = new FailureThrottle({ now: () => now });
    const stranger = guessOf('driver', '203.0.113.66');
    const waits: number[] = [];
    for (const end = now + 24 * 60 * minute; now < end;) {
      const wait = await waitOf(guesses, stranger);
      waits.push(wait);
      now += wait * 1000;
      expect(await waitOf(guesses, driver, right)).toBe(0);
    }
    expect(Math.max(...waits)).toBe(300);
  });

  it('applies to all addresses together after a hundred failures, and ends by itself', async () => {
    const guesses = new FailureThrottle({ now: () => now });
    for (let n = 0; n < 100; n += 1) await fail(guesses, guessOf('driver', `198.51.100.${n}`), 1);
    expect(await waitOf(guesses, driver, right)).toBe(1);
    expect(await waitOf(guesses, guessOf('driver2'), right)).toBe(0);
    for (let n = 0; n < 50; n += 1) {
      const elsewhere = guessOf('driver', `203.0.113.${n}`);
      now += (await waitOf(guesses, elsewhere)) * 1000;
      await fail(guesses, elsewhere, 1);
    }
    expect(await waitOf(guesses, driver, right)).toBe(60);
    now += minute;
    expect(await waitOf(guesses, driver, right)).toBe(0);
    now += 60 * minute;
    await fail(guesses, driver, 1);
    expect(await waitOf(guesses, driver, right)).toBe(0);
  });

  it('is the same for simultaneous attempts as for consecutive ones', async () => {
    const guesses = throttle();
    let tried = 0;
    const burst = Array.from({ length: 50 }, () =>
      waitOf(guesses, driver, async () => {
        tried += 1;
        await new Promise((resolve) => setImmediate(resolve));
        return false;
      }),
    );
    expect((await Promise.all(burst)).filter((wait) => wait > 0)).toHaveLength(47);
    expect(tried).toBe(3);
  });

  it('applies per account', async () => {
    const guesses = throttle();
    await fail(guesses, driver, 3);
    expect(await waitOf(guesses, driver)).toBeGreaterThan(0);
    expect(await waitOf(guesses, guessOf('driver2'))).toBe(0);
  });

  it('remembers no more accounts than its capacity, of either kind', async () => {
    const limits = { free: 1, capacity: 10 };
    for (const options of [{ perAddress: limits }, { perAccount: limits }]) {
      const guesses = new FailureThrottle({ ...options, now: () => now });
      for (let n = 0; n < 100; n += 1) await fail(guesses, guessOf(`invented-${n}`), 1);
      expect(await waitOf(guesses, guessOf('invented-0'))).toBe(0);
      expect(await waitOf(guesses, guessOf('invented-99'))).toBeGreaterThan(0);
    }
  });
});

describe.each(databaseKinds)('throttling on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  }, openTimeout);
  afterAll(() => server.close());

  const logInFrom = async (remoteAddress: string, username: string, password: string) => {
    const payload = { username, password };
    const url = '/api/account/login/';
    const answer = await server.app.inject({ method: 'POST', url, remoteAddress, payload });
    return answer.statusCode;
  };
  const failFrom = async (remoteAddress: string, usernames: string[]) => {
    const statuses: number[] = [];
    for (const name of usernames) statuses.push(await logInFrom(remoteAddress, name, 'wrong'));
    return statuses;
  };

  it.each(['a known', 'an unknown'])(
    'returns 429 with Retry-After for %s account',
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

  it.each(['a known', 'an unknown'])(
    'counts all spellings of %s name together, as the database compares them',
    async (which) => {
      const name = which === 'a known' ? await addDriver(server) : 'nobody-either2';
      const fullWidth = name.replace('r', '\uff52').replace('2', '\uff12');
      const spellings = [name, name.toUpperCase(), ` ${name} `, fullWidth, name];
      expect(await failFrom('192.0.2.60', spellings)).toEqual([401, 401, 401, 401, 401]);
      expect(await logInFrom('192.0.2.60', fullWidth, testPassword)).toBe(429);
    },
  );

  it('does not accept one spelling while another one has to wait', async () => {
    const username = `dri${await addDriver(server)}`;
    await server.database.queries.insert(users).values({
      username,
      email: '',
      passwordHash: await hashPassword(testPassword),
    });
    const dotted = username.replace('i', '\u0130');
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push(...(await failFrom('192.0.2.61', [username])));
    }
    expect(statuses.at(-1)).toBe(429);
    // The database decides whether it is the same name; if so, this one waits too.
    expect(await logInFrom('192.0.2.61', dotted, testPassword)).not.toBe(200);
  });

  it('does not lock a driver out for a stranger’s guesses from elsewhere', async () => {
    const username = await addDriver(server);
    const wrong = await failFrom('192.0.2.62', Array<string>(6).fill(username));
    expect(wrong.at(-1)).toBe(429);
    expect(await logInFrom('192.0.2.63', username, testPassword)).toBe(200);
    expect(await logInFrom('192.0.2.62', username, testPassword)).toBe(429);
  });

  it('treats the addresses of one IPv6 network as one caller', async () => {
    const username = await addDriver(server);
    for (let host = 1; host <= 5; host += 1) await failFrom(`2001:db8::${host}`, [username]);
    expect(await logInFrom('2001:db8::99', username, testPassword)).toBe(429);
    expect(await logInFrom('2001:db8:0:1::1', username, testPassword)).toBe(200);
  });

  it('also applies to the old password, and counts it with the logins', async () => {
    const session = await newSession(server);
    const body = { old_password: 'wrong', new_password: 'a longer road to Denver' };
    const change = () => send(server, 'PUT', '/api/account/change-password/', body, session.access);
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await change()).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await logInFrom('127.0.0.1', session.username, testPassword)).toBe(429);
  });

  it('returns 429 to an address that posts too many forms, and to no other', async () => {
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
