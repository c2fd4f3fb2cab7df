import { randomUUID } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { extensionPaths, photoType } from '@/contract/extensions';
import { largestUpload, mediaPaths } from '@/contract/office/media';
import { buildApp } from '../../app';
import { uploadMedia } from '../../domain/media/changeMedia';
import { users } from '../../domain/tables/accounts';
import { collectGarbage } from '../../testing/collectGarbage';
import { databaseKinds } from '../../testing/databases';
import { largeMp4 } from '../../testing/mediaFiles';
import { newSession, openTestServer, type TestServer } from '../../testing/testServer';
import { until } from '../../testing/until';
import { createLog } from './logging';
import { defaults, keepsUp } from './timeLimits';

/** The time limit in ms. An upload that keeps up `uploadRate` may take longer. */
const limit = 300;
const uploadRate = 1000;
const file = largeMp4(60_000);

describe('the time limit of an upload', () => {
  /**
   * Returns the number of seconds after which the server cuts off an upload at this rate, or null if the whole upload
   * arrives first.
   */
  function cutOff(bytesPerSecond: number, bytes: number): number | null {
    const check = defaults.request;
    for (let ms = check; (bytesPerSecond * ms) / 1000 < bytes; ms += check) {
      if (!keepsUp({ ms, bytes: (bytesPerSecond * ms) / 1000 }, defaults)) return ms / 1000;
    }
    return null;
  }

  it.each([
    ['a photo of 450 KB at 5 KB/s', 5000, 450 * 1024],
    ['a video of 30 MB at 1 Mbit/s', 125_000, largestUpload],
    ['a video of 30 MB at 5 KB/s', 5000, largestUpload],
  ])('the time limit of an upload is long enough for %s', (_what, bytesPerSecond, bytes) => {
    expect(cutOff(bytesPerSecond, bytes)).toBeNull();
  });

  it('after the first 30 seconds, the time limit ends an upload on a line slower than 4 KB/s', () => {
    expect(cutOff(3000, largestUpload)).toBe(150);
    expect(cutOff(1, largestUpload)).toBe(60);
    expect(keepsUp({ ms: 30_000, bytes: 0 }, defaults)).toBe(true);
  });
});

describe.each(databaseKinds.slice(0, 1))('an upload on a slow line', (kind) => {
  let server: TestServer;
  let slow: Awaited<ReturnType<typeof buildApp>>;
  let access: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    ({ access } = await newSession(server));
    const { settings } = server.api;
    const timeLimits = { headers: 250_000, request: limit, idle: 250_000, uploadRate };
    const logLevel = 'silent';
    slow = await buildApp({
      settings: { ...settings, logLevel },
      api: server.api,
      siteFolder: null,
      timeLimits,
    });
    await slow.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await slow.close();
    await server.close();
  });

  const photo = `${extensionPaths.photo.replace(':id', randomUUID())}?report=1&item=horn&taken_at=2026-11-21T12:45:00.000Z`;
  const video = `${mediaPaths.list}?name=film.mp4`;

  async function uploadInPieces(
    piece: number,
    path: string,
    authorization: string,
  ): Promise<string> {
    const { port } = slow.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => (response += String(chunk)));
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${photoType}`,
      `Content-Length: ${file.length}`,
      `Authorization: Bearer ${authorization}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    let sent = 0;
    const timer = setInterval(() => {
      sent += piece;
      if (sent <= file.length) socket.write(file.subarray(sent - piece, sent));
    }, 50);
    await new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
    clearInterval(timer);
    return response.split(' ')[1] ?? '';
  }

  it('an upload that keeps up the minimum rate arrives whole, even after the time limit of other requests', async () => {
    // The upload takes 1 s. The server responds 404 for the unknown report only after the whole photo has arrived.
    expect(await uploadInPieces(3000, photo, access)).toBe('404');
    expect(await uploadInPieces(3000, video, (await newSession(server, 'admin')).access)).toBe(
      '200',
    );
  });

  it('the server disconnects an upload below the minimum rate', async () => {
    expect(await uploadInPieces(1, photo, access)).toBe('408');
  });

  it('the server rejects an upload without a session', async () => {
    expect(await uploadInPieces(3000, photo, 'nobody')).toBe('401');
  });
});

describe('uploads at the same time', () => {
  const idle = 500;
  let server: TestServer;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let access: string;
  const sockets: Socket[] = [];
  const lines: string[] = [];
  beforeAll(async () => {
    server = await openTestServer();
    ({ access } = await newSession(server, 'admin'));
    const { api } = server;
    const log = createLog('info', { write: (line) => lines.push(line) });
    const timeLimits = { ...defaults, idle };
    app = await buildApp({ settings: api.settings, api, siteFolder: null, log, timeLimits });
    app.server.on('connection', (socket: Socket) => sockets.push(socket));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  /** Sends an upload without its last byte. `end` sends the byte and returns the response's status. */
  function begin(bytes: Buffer) {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => (response += String(chunk))).on('error', () => {});
    const ended = new Promise((resolve) => socket.on('close', resolve));
    const head = [
      `POST ${mediaPaths.list}?name=film.mp4 HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/octet-stream',
      `Content-Length: ${bytes.length}`,
      `Authorization: Bearer ${access}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(bytes.subarray(0, -1));
    const end = async () => {
      socket.write(bytes.subarray(-1));
      await ended;
      return response.split(' ')[1];
    };
    return { end, socket, status: () => response.split(' ')[1] };
  }

  it('uploads whose last byte is missing are not in memory', async () => {
    const film = largeMp4(4_000_000);
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    const uploads = Array.from({ length: 20 }, () => begin(film));
    const received = () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    await until(() => received() >= 20 * (film.length - 1));
    const held = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers - before;
    };
    // V8 frees a buffer in another thread, a little after its collection.
    await until(() => held() < 2 * film.length);
    expect(held()).toBeLessThan(2 * film.length);
    const statuses = await Promise.all(uploads.map(({ end }) => end()));
    expect(new Set(statuses)).toEqual(new Set(['200']));
  });

  it('an upload that breaks off leaves no open file, and the log has no fault', async () => {
    const opened = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).includes('upload-');
        } catch {
          return false;
        }
      });
    expect(opened()).toEqual([]);
    const { socket } = begin(largeMp4(4_000_000));
    await until(() => opened().length === 1);
    socket.destroy();
    await until(() => opened().length === 0);
    await sleep(100);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('an upload waits while two others are stored, even longer than a connection may be idle', async () => {
    let go = () => {};
    const pause = new Promise<void>((resolve) => (go = resolve));
    const { queries } = server.database;
    const [admin] = await queries.select({ id: users.id }).from(users);
    const actor = { id: admin?.id ?? 0, name: 'admin', role: 'admin' } as const;
    const others = [1, 2].map((number) =>
      uploadMedia({ queries, actor }, `${number}.mp4`, async () => {
        await pause;
        return largeMp4(1000 + number);
      }),
    );
    const upload = begin(largeMp4(5000));
    const status = upload.end();
    await sleep(3 * idle);
    expect(upload.status()).toBeUndefined();
    go();
    await Promise.all(others);
    expect(await status).toBe('200');
  });
});
