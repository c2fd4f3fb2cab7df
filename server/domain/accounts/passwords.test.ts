import { availableParallelism } from 'node:os';
import {
  logInAs,
  newSession,
  openTestServer,
  send,
  testPassword,
  type TestServer,
} from '../../testing/testServer';
import { hashPassword, inAccountTurn, inTurn } from './passwords';

const cores = availableParallelism();

/** The maximum number of callers at once. They are those that hash in parallel, and 200 that wait. */
const everyTurn = Math.max(1, cores - 1) + 200;

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

  it('password hashing uses all cores but one, lets 200 callers wait, and answers the next one 429 at once', async () => {
    const { end, all, most } = takeTurns(everyTurn);
    await expect(hashPassword('one too many')).rejects.toMatchObject({ status: 429 });
    end();
    await all;
    expect(most()).toBe(Math.max(1, cores - 1));
    await expect(hashPassword('in its turn')).resolves.toMatch(/^\$argon2id\$/);
  });

  it('a caller waits up to 10 seconds for a password hash, and is then rejected', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const { end, all } = takeTurns(cores);
    const early = inTurn(async () => 'in time');
    clock.mockReturnValue(-1);
    const late = expect(inTurn(async () => 'too late')).rejects.toMatchObject({ status: 429 });
    clock.mockReturnValue(10_000);
    end();
    await expect(early).resolves.toBe('in time');
    await late;
    await all;
  });

  it("one account's sixth check at a time gets 429 at once, and another account's check waits for its turn", async () => {
    const { end, all } = takeTurns(cores);
    const check = (account: string) => inAccountTurn(account, async () => true);
    const five = Array.from({ length: 5 }, () => check('dana'));
    await expect(check('dana')).rejects.toMatchObject({ status: 429 });
    const other = check('marcus');
    end();
    expect(await Promise.all([...five, other])).toEqual(Array(6).fill(true));
    await expect(check('dana')).resolves.toBe(true);
    await all;
  });

  it("an account's sixth new password at a time gets 429 at once, as a sixth check does", async () => {
    const { end, all } = takeTurns(cores);
    const five = Array.from({ length: 5 }, () => hashPassword('a longer road', 'dana'));
    await expect(hashPassword('a longer road', 'dana')).rejects.toMatchObject({ status: 429 });
    end();
    await Promise.all([...five, all]);
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

  it('a login and a password change get 429 with Retry-After while too many callers wait, but a call that reads the account succeeds', async () => {
    const { access, username } = await newSession(server);
    const { end, all } = takeTurns(everyTurn);
    const login = { username, password: testPassword };
    const passwords = { old_password: testPassword, new_password: 'a longer road to Denver' };
    const rejected = [
      await send(server, 'POST', '/api/account/login/', login),
      await send(server, 'PUT', '/api/account/change-password/', passwords, access),
    ];
    for (const response of rejected) {
      expect(response.statusCode).toBe(429);
      expect(response.headers['retry-after']).toBe('1');
      expect(response.json()).toEqual({
        detail: 'Request was throttled. Expected available in 1 seconds.',
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
