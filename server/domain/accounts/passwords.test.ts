import { availableParallelism } from 'node:os';
import {
  logInAs,
  newSession,
  openTestServer,
  send,
  testPassword,
  type TestServer,
} from '../../testing/testServer';
import { hashPassword, inTurn } from './passwords';

const cores = availableParallelism();

/** How many callers the server accepts at once: as many as hash in parallel, and 2,000 that wait. */
const everyTurn = Math.max(1, cores - 1) + 2000;

/** Starts `count` orders that keep their turns until `end` is called. */
function takeTurns(count: number) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await ended;
    running -= 1;
  };
  const turns = Array.from({ length: count }, () => inTurn(work));
  return { end, all: Promise.all(turns), most: () => most };
}

describe('password hashing', () => {
  afterEach(() => jest.restoreAllMocks());

  it('password hashing uses all cores but one, lets 2,000 callers wait, and rejects the next caller', async () => {
    const { end, all, most } = takeTurns(everyTurn);
    await expect(hashPassword('one too many')).rejects.toMatchObject({ status: 503 });
    end();
    await all;
    expect(most()).toBe(Math.max(1, cores - 1));
    await expect(hashPassword('in its turn')).resolves.toMatch(/^\$argon2id\$/);
  });

  it('a caller waits up to 20 seconds for a password hash, and is then rejected', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const { end, all } = takeTurns(cores);
    const early = inTurn(async () => 'in time');
    clock.mockReturnValue(-1);
    const late = expect(inTurn(async () => 'too late')).rejects.toMatchObject({ status: 503 });
    clock.mockReturnValue(20_000);
    end();
    await expect(early).resolves.toBe('in time');
    await late;
    await all;
  });

  it('password hashing continues after 34 hashes fail', async () => {
    const failing = Array.from({ length: 34 }, () =>
      inTurn(() => Promise.reject(new Error('the caller has gone'))),
    );
    const outcomes = await Promise.allSettled(failing);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(inTurn(async () => 'a turn')).resolves.toBe('a turn');
  });
});

describe('the server during a burst of logins', () => {
  let server: TestServer;
  const log: string[] = [];
  beforeAll(async () => {
    server = await openTestServer('embedded', { logStream: { write: (line) => log.push(line) } });
  });
  afterAll(() => server.close());

  it('a login and a password change get 503 with Retry-After while too many callers wait, but a call that reads the account succeeds', async () => {
    const { access, username } = await newSession(server);
    const { end, all } = takeTurns(everyTurn);
    const login = { username, password: testPassword };
    const passwords = { old_password: testPassword, new_password: 'a longer road to Denver' };
    const rejected = [
      await send(server, 'POST', '/api/account/login/', login),
      await send(server, 'PUT', '/api/account/change-password/', passwords, access),
    ];
    for (const response of rejected) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('1');
      expect(response.json()).toEqual({
        detail: 'Service temporarily unavailable, try again later.',
      });
    }
    const me = await send(server, 'GET', '/api/account/me/', undefined, access);
    expect(me.statusCode).toBe(200);
    expect(log.join('')).not.toContain('request failed');
    end();
    await all;
    await expect(logInAs(server, username)).resolves.toMatchObject({ username });
  });
});
