import { PasswordGuesses, type Guess } from '../../domain/accounts/PasswordGuesses';
import { databaseKinds } from '../../testing/databases';
import { hashPassword } from '../../domain/accounts/passwords';
import { users } from '../../domain/tables/accounts';
import {
  addDriver,
  newSession,
  openTestServer,
  send,
  testPassword,
  type TestServer,
} from '../../testing/testServer';
import { Limits } from '../limits/Limits';
import { HttpRejection } from '../rejections';

describe('the limits on password guesses', () => {
  const guessesWith = () => new PasswordGuesses(new Limits());
  const driver = { account: 'driver', address: '192.0.2.1', knownNetwork: null };
  const wrong = async () => false;
  const right = async () => true;

  /** Makes one guess. Returns the wait in seconds after a rejection; 0 if the guess was allowed. */
  const attemptGuess = async (guesses: PasswordGuesses, guess: Guess, fits = wrong) => {
    try {
      await guesses.attempt(guess, fits);
      return 0;
    } catch (error) {
      return error instanceof HttpRejection ? Number(error.headers['Retry-After']) : NaN;
    }
  };
  const fail = async (guesses: PasswordGuesses, guess: Guess, times: number) => {
    for (let tries = 0; tries < times; tries += 1) await guesses.attempt(guess, wrong);
  };

  it("one network can make only five guesses at an account's password in five minutes", async () => {
    const guesses = guessesWith();
    await fail(guesses, driver, 5);
    expect(await attemptGuess(guesses, driver)).toBe(300);
    expect(await attemptGuess(guesses, { ...driver, account: 'driver2' })).toBe(0);
    expect(await attemptGuess(guesses, { ...driver, address: '192.0.2.2' })).toBe(0);
  });

  it('correct passwords do not count as guesses', async () => {
    const guesses = guessesWith();
    for (let tries = 0; tries < 60; tries += 1)
      expect(await attemptGuess(guesses, driver, right)).toBe(0);
    await fail(guesses, driver, 5);
  });

  it('guesses from changing addresses do not use up the ten guesses of a network from which the account has signed in', async () => {
    const guesses = guessesWith();
    let waiting = 0;
    for (let n = 0; n < 250; n += 1) {
      const stranger = { ...driver, address: `203.0.113.${n}` };
      if ((await attemptGuess(guesses, stranger)) > 0) waiting += 1;
    }
    expect(waiting).toBe(150);
    const own = { ...driver, knownNetwork: '192.0.2.1' };
    await fail(guesses, own, 9);
    expect(await attemptGuess(guesses, own, right)).toBe(0);
    await fail(guesses, own, 10);
    expect(await attemptGuess(guesses, own)).toBe(900);
  });

  it("one network can make only fifty guesses in a quarter of an hour at all accounts' passwords together", async () => {
    const guesses = guessesWith();
    for (let n = 0; n < 50; n += 1) await fail(guesses, { ...driver, account: `driver${n}` }, 1);
    expect(await attemptGuess(guesses, { ...driver, account: 'driver50' })).toBe(900);
    expect(await attemptGuess(guesses, { ...driver, address: '192.0.2.2' })).toBe(0);
  });

  it("a terminal's network can make 300 guesses in a quarter of an hour at the passwords of accounts that signed in there", async () => {
    const guesses = guessesWith();
    const here = (n: number) => ({
      ...driver,
      account: `driver${n}`,
      knownNetwork: '192.0.2.1',
    });
    for (let n = 0; n < 1000; n += 1) expect(await attemptGuess(guesses, here(n), right)).toBe(0);
    for (let n = 0; n < 300; n += 1) await fail(guesses, here(n), 1);
    expect(await attemptGuess(guesses, here(300))).toBeGreaterThan(600);
    expect(await attemptGuess(guesses, { ...here(300), address: '192.0.2.2' })).toBe(0);
  });

  it("guesses from one provider's IPv6 network count both by /64 and by /48", async () => {
    const guesses = guessesWith();
    const from = (network: string) => ({ ...driver, address: `2001:db8:${network}::1` });
    await fail(guesses, from('1:1'), 5);
    expect(await attemptGuess(guesses, from('1:1'))).toBe(300);
    for (const network of ['1:2', '1:3']) await fail(guesses, from(network), 5);
    await fail(guesses, from('1:4'), 4);
    expect(await attemptGuess(guesses, from('1:5'))).toBe(300);
    expect(await attemptGuess(guesses, from('2:1'))).toBe(0);
  });

  it('concurrent guesses at a password count the same as consecutive guesses', async () => {
    const guesses = guessesWith();
    let tried = 0;
    const burst = Array.from({ length: 50 }, () =>
      attemptGuess(guesses, driver, async () => {
        tried += 1;
        await new Promise((resolve) => setImmediate(resolve));
        return false;
      }),
    );
    expect((await Promise.all(burst)).filter((wait) => wait > 0)).toHaveLength(45);
    expect(tried).toBe(5);
  });
});

describe.each(databaseKinds)('the throttling of logins and forms on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const logInFrom = async (remoteAddress: string, username: string, password: string) => {
    const payload = { username, password };
    const url = '/api/account/login/';
    const response = await server.app.inject({ method: 'POST', url, remoteAddress, payload });
    return response.statusCode;
  };
  const failFrom = async (remoteAddress: string, usernames: string[]) => {
    const statuses: number[] = [];
    for (const name of usernames) statuses.push(await logInFrom(remoteAddress, name, 'wrong'));
    return statuses;
  };

  it.each(['a known', 'an unknown'])(
    'throttling returns 429 with Retry-After after five wrong passwords for %s account',
    async (which) => {
      const username = which === 'a known' ? await addDriver(server) : 'nobody-at-all';
      const logIn = (password: string) =>
        send(server, 'POST', '/api/account/login/', { username, password });
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await logIn('wrong')).statusCode);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const response = await logIn(testPassword);
      expect(response.statusCode).toBe(429);
      const wait = Number(response.headers['retry-after']);
      expect([wait > 290, wait <= 300]).toEqual([true, true]);
      expect(response.json()).toEqual({
        detail: `Request was throttled. Expected available in ${wait} seconds.`,
      });
    },
  );

  it.each(['a known', 'an unknown'])(
    'throttling counts all spellings of %s name together',
    async (which) => {
      const name = which === 'a known' ? await addDriver(server) : 'nobody-either2';
      const fullWidth = name.replace('r', '\uff52').replace('2', '\uff12');
      const spellings = [name, name.toUpperCase(), ` ${name} `, fullWidth, name];
      expect(await failFrom('192.0.2.60', spellings)).toEqual([401, 401, 401, 401, 401]);
      expect(await logInFrom('192.0.2.60', fullWidth, testPassword)).toBe(429);
    },
  );

  it('throttling cannot be evaded by writing a throttled name with a dotted capital I', async () => {
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
    expect(await logInFrom('192.0.2.61', dotted, testPassword)).not.toBe(200);
  });

  it("throttling does not lock a driver out after a stranger's guesses from another address", async () => {
    const username = await addDriver(server);
    const wrong = await failFrom('192.0.2.62', Array<string>(6).fill(username));
    expect(wrong.at(-1)).toBe(429);
    expect(await logInFrom('192.0.2.63', username, testPassword)).toBe(200);
    expect(await logInFrom('192.0.2.62', username, testPassword)).toBe(429);
  });

  it('throttling treats all addresses in one IPv6 /64 as one caller', async () => {
    const username = await addDriver(server);
    for (let host = 1; host <= 5; host += 1) await failFrom(`2001:db8::${host}`, [username]);
    expect(await logInFrom('2001:db8::99', username, testPassword)).toBe(429);
    expect(await logInFrom('2001:db8:0:1::1', username, testPassword)).toBe(200);
  });

  it("throttling lets a driver sign in from a network that they have used before, despite strangers' guesses", async () => {
    const username = await addDriver(server);
    const home = '198.51.100.7';
    expect(await logInFrom(home, username, testPassword)).toBe(200);
    const strangers = [];
    for (let n = 0; n < 120; n += 1) {
      strangers.push(...(await failFrom(`203.0.113.${n}`, [username])));
    }
    expect(strangers.filter((status) => status === 429)).toHaveLength(20);
    expect(await logInFrom('198.51.100.8', username, testPassword)).toBe(429);
    expect(await logInFrom(home, username, testPassword)).toBe(200);
  });

  it('throttling does not count requests without a password, because hundreds of drivers share an address', async () => {
    const statuses = new Set<number>();
    // Without a password, the test spends no time on hashing.
    for (let tries = 0; tries < 150; tries += 1)
      statuses.add(await logInFrom('192.0.2.64', 'driver', ''));
    expect(statuses).toEqual(new Set([400]));
  });

  it('throttling counts wrong old passwords together with failed logins', async () => {
    const session = await newSession(server);
    const body = { old_password: 'wrong', new_password: 'a longer road to Denver' };
    const change = () => send(server, 'PUT', '/api/account/change-password/', body, session.access);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await change()).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    expect(await logInFrom('127.0.0.1', session.username, testPassword)).toBe(429);
  });

  it('throttling returns 429 to an address that posts more than sixty forms, and not to other addresses', async () => {
    const post = (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/common/comments/',
        remoteAddress,
        headers: { 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` },
        payload: {},
      });
    for (let posts = 0; posts < 60; posts += 1) await post('192.0.2.50');
    const response = await post('192.0.2.50');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json()).toEqual({ detail: expect.stringContaining('throttled') });
    expect((await post('192.0.2.51')).statusCode).toBe(400);
  });
});
