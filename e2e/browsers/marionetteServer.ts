import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';

const commands: readonly (readonly [method: string, path: RegExp, command: string])[] = [
  ['POST', /^\/session$/, 'WebDriver:NewSession'],
  ['DELETE', /^\/session\/[^/]+$/, 'WebDriver:DeleteSession'],
  ['POST', /\/url$/, 'WebDriver:Navigate'],
  ['GET', /\/url$/, 'WebDriver:GetCurrentURL'],
  ['POST', /\/refresh$/, 'WebDriver:Refresh'],
  ['POST', /\/window\/rect$/, 'WebDriver:SetWindowRect'],
  ['POST', /\/timeouts$/, 'WebDriver:SetTimeouts'],
  ['POST', /\/elements$/, 'WebDriver:FindElements'],
  ['POST', /\/element\/[^/]+\/click$/, 'WebDriver:ElementClick'],
  ['POST', /\/element\/[^/]+\/clear$/, 'WebDriver:ElementClear'],
  ['POST', /\/element\/[^/]+\/value$/, 'WebDriver:ElementSendKeys'],
  ['POST', /\/execute\/sync$/, 'WebDriver:ExecuteScript'],
  ['GET', /\/screenshot$/, 'WebDriver:TakeScreenshot'],
];

const failure = v.object({ error: v.string(), message: v.string(), stacktrace: v.string() });

/** A response from Firefox: its type, the command's number, an error or null, and the result. */
const response = v.tuple([v.literal(1), v.number(), v.nullable(failure), v.unknown()]);

/** Starts a WebDriver server for a Firefox that listens on `port`, and returns the server's address. */
export async function startMarionetteServer(port: number): Promise<string> {
  const firefox = new Marionette(await connected(port));
  const server = createServer((request, reply) => {
    const { method = '', url = '' } = request;
    const respond = (status: number, value: unknown) => {
      reply.writeHead(status, { 'Content-Type': 'application/json' });
      reply.end(JSON.stringify({ value }));
    };
    const found = commands.find(([its, path]) => its === method && path.test(url));
    if (found === undefined) {
      respond(404, { error: 'unknown command', message: `${method} ${url}`, stacktrace: '' });
      return;
    }
    const id = /\/element\/([^/]+)\//.exec(url)?.[1];
    void text(request).then(async (body) => {
      const sent = v.parse(v.looseObject({}), JSON.parse(body || '{}'));
      const [error, result] = await firefox.send(found[2], { ...sent, ...(id && { id }) });
      if (error) respond(500, error);
      else respond(200, isValue(result) ? result.value : result);
    });
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** Firefox wraps most results in an object. */
function isValue(result: unknown): result is { readonly value: unknown } {
  return typeof result === 'object' && result !== null && 'value' in result;
}

async function connected(port: number): Promise<Socket> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('Firefox does not listen.');
}

class Marionette {
  private received = Buffer.alloc(0);
  private lastId = 0;
  private readonly waiting = new Map<number, (message: string) => void>();

  constructor(private readonly socket: Socket) {
    socket.unref();
    socket.on('data', (chunk: Buffer) => {
      this.received = Buffer.concat([this.received, chunk]);
      for (let message = this.next(); message !== undefined; message = this.next()) {
        // The first message introduces Firefox.
        const id = /^\[1,(\d+),/.exec(message)?.[1];
        if (id !== undefined) this.waiting.get(Number(id))?.(message);
      }
    });
  }

  async send(command: string, parameters: object) {
    this.lastId += 1;
    const id = this.lastId;
    const body = JSON.stringify([0, id, command, parameters]);
    this.socket.write(`${Buffer.byteLength(body)}:${body}`);
    const message = await new Promise<string>((resolve) => this.waiting.set(id, resolve));
    this.waiting.delete(id);
    const [, , error, result] = v.parse(response, JSON.parse(message));
    return [error, result] as const;
  }

  /** A message consists of its length in bytes, a colon and JSON. */
  private next(): string | undefined {
    const colon = this.received.indexOf(':');
    if (colon < 0) return undefined;
    const end = colon + 1 + Number(this.received.toString('latin1', 0, colon));
    if (this.received.length < end) return undefined;
    const message = this.received.toString('utf8', colon + 1, end);
    this.received = this.received.subarray(end);
    return message;
  }
}
