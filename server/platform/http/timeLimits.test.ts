import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { readSettings } from '../settings/settings';

/**
 * Time limits in ms. A test sets the limits that it checks to `short` and the others to `far`.
 */
const far = 250_000;
const short = 150;

describe('the time limits for slow callers', () => {
  const opened: FastifyInstance[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

  async function open(limits: { headers?: number; request?: number; idle?: number }) {
    const settings = { ...readSettings({}), logLevel: 'silent' };
    const timeLimits = { headers: far, request: far, idle: far, uploadRate: 1, ...limits };
    const app = await buildApp({ settings, api: null, siteFolder: null, timeLimits });
    app.post('/slow', async () => 'done');
    opened.push(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    const response = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
    return { socket, response };
  }

  /** Sends a character from time to time, like a Slowloris attack. */
  function dribble(socket: Socket): void {
    const timer = setInterval(() => socket.write('x'), short / 5);
    socket.on('error', () => clearInterval(timer)).on('close', () => clearInterval(timer));
  }

  it("the server disconnects a caller that sends a request's head too slowly", async () => {
    const { socket, response } = await open({ headers: short });
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    dribble(socket);
    expect(await response).toMatch(/^HTTP\/1\.1 408 [^]*\{"detail":"Request Timeout\."\}$/);
  });

  const headOfPost = [
    'POST /slow HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 60000',
    '\r\n',
  ].join('\r\n');

  it("the server disconnects a caller that sends a request's body too slowly", async () => {
    const { socket, response } = await open({ headers: short, request: short });
    socket.write(headOfPost);
    dribble(socket);
    expect(await response).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['nothing', ''],
    ['half a head', 'GET /healthz HTTP/1.1\r\nHost:'],
    ['a head', headOfPost],
  ])('the server disconnects a caller that sends %s and then stops', async (_what, beginning) => {
    const { socket, response } = await open({ idle: short });
    socket.write(beginning);
    expect(await response).toBe('');
  });

  it('the server responds to a caller that stays within the time limits', async () => {
    const { socket, response } = await open({});
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await response).toMatch(/^HTTP\/1\.1 200 [^]*\{"status":"ok","version":"[^"]+"\}$/);
  });
});

describe('the response to an invalid request', () => {
  it.each([
    ['a head over 16 KB', `GET / HTTP/1.1\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
  ])("the response to %s has only the error's status and text", async (_what, text, status) => {
    const settings = { ...readSettings({}), logLevel: 'silent' };
    const app = await buildApp({ settings, api: null, siteFolder: null });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => (response += String(chunk)));
    socket.write(text);
    await new Promise((resolve) => socket.on('close', resolve));
    expect(response).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} [^]*\\r\\n\\r\\n{"detail":"[^"]+"}$`),
    );
    await app.close();
  });
});
