import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fleetPaths, photoType } from '@/contract/fleet';
import { buildApp } from '../app';
import { databaseKinds, openTimeout } from '../testing/databases';
import { newSession, openTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

/** In ms; an upload may take longer, as long as it brings so many bytes a second. */
const limit = 1000;
const uploadRate = 1000;
const size = 60_000;

describe.each(databaseKinds.slice(0, 1))('an upload on a slow line', (kind) => {
  let server: TestServer;
  let slow: Awaited<ReturnType<typeof buildApp>>;
  let access: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    ({ access } = await newSession(server));
    const { settings } = server.api;
    const timeLimits = { headers: 250_000, request: limit, silence: 250_000, uploadRate };
    const logLevel = 'silent';
    slow = await buildApp({
      ...{ settings: { ...settings, logLevel }, api: server.api, siteFolder: null, timeLimits },
    });
    await slow.listen({ port: 0, host: '127.0.0.1' });
  }, openTimeout);
  afterAll(async () => {
    await slow.close();
    await server.close();
  });

  /** Sends a photo in pieces every 50 ms; returns the response's status. */
  async function statusOf(piece: number, authorization: string): Promise<string> {
    const { port } = slow.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    const path = `${fleetPaths.photo.replace(':id', randomUUID())}?report=1&item=horn&taken_at=2026-11-21T12:45:00.000Z`;
    const head = [
      ...[`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${photoType}`],
      ...[`Content-Length: ${size}`, `Authorization: Bearer ${authorization}`, 'Connection: close'],
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    let sent = 0;
    const timer = setInterval(() => {
      sent += piece;
      if (sent <= size) socket.write(Buffer.alloc(piece));
    }, 50);
    await new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
    clearInterval(timer);
    return answer.split(' ')[1] ?? '';
  }

  it('takes longer than the limit of other requests, as long as it makes progress', async () => {
    // 1.5 s in all. There is no such report, which is said once the whole photo has arrived.
    expect(await statusOf(2000, access)).toBe('404');
  });

  it('is cut off below the minimum rate', async () => {
    expect(await statusOf(10, access)).toBe('408');
  });
});
