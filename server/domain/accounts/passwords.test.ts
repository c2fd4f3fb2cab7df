import {
  logInAs,
  newSession,
  openTestServer,
  send,
  testPassword,
  type TestServer,
} from '../../testing/testServer';
import { hashPassword, inTurn } from './passwords';

/** Takes all running and waiting turns until `end` is called. */
function takeAllTurns() {
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
  const turns = Array.from({ length: 34 }, () => inTurn(work));
  return { end, all: Promise.all(turns), most: () => most };
}

describe('hashing', () => {
  it('runs two at once, lets 32 wait, and rejects the next', async () => {
    const { end, all, most } = takeAllTurns();
    await expect(hashPassword('one too many')).rejects.toMatchObject({ status: 503 });
    end();
    await all;
    expect(most()).toBe(2);
    await expect(hashPassword('in its turn')).resolves.toMatch(/^\$argon2id\$/);
  });

  it('continues after failed work', async () => {
    const failing = Array.from({ length: 34 }, () =>
      inTurn(() => Promise.reject(new Error('the caller has gone'))),
    );
    const outcomes = await Promise.allSettled(failing);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(inTurn(async () => 'a turn')).resolves.toBe('a turn');
  });
});

describe('a burst of logins', () => {
  let server: TestServer;
  const log: string[] = [];
  beforeAll(async () => {
    server = await openTestServer('embedded', { logStream: { write: (line) => log.push(line) } });
  });
  afterAll(() => server.close());

  it('gets 503 with Retry-After once too many are waiting, while other calls succeed', async () => {
    const { access, username } = await newSession(server);
    const { end, all } = takeAllTurns();
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
