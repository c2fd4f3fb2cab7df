import type { FastifyInstance } from 'fastify';
import type { Disk } from './disk';
import type { Actor, World } from './world';

/** What happens to a call. A page and JSON come from a stranger on the way; the server never sees the call. */
export type Fate =
  | 'lost'
  | 'silent'
  | 'response lost'
  | 'slow'
  | 'late'
  | 'twice'
  | { page: 200 | 401 | 403 | 404 | 500 }
  | { json: 401 | 429 | 503 };

/** What a call is about. */
export type Kind = 'create' | 'update' | 'send' | 'read' | 'review' | 'photo' | 'session';

const paths: Readonly<Record<Kind, RegExp>> = {
  create: /create\/inspection/,
  update: /update\/inspection/,
  send: /send\/inspection/,
  read: /current|previous|fleet\/reports/,
  review: /reviews/,
  photo: /photos/,
  session: /account/,
};

interface Answer {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

/** A call of a phone. The status is 0 until the server has answered. */
export interface Call {
  phone: string;
  method: string;
  path: string;
  fate: string;
  status: number;
}

const origin = 'http://linehaul.test';

/** In ms. */
const way = 80;
const afterTimeout = 25_000;
const late = 40_000;

/** The way between the phones and the server. */
export class Network {
  /** Null while the server is stopped. */
  server: FastifyInstance | null = null;
  readonly offline = new Set<string>();
  /** The fates of each phone's next calls, soonest first. */
  readonly fates = new Map<string, { on: Kind | null; fate: Fate }[]>();
  /** Told of each call that the server has answered. */
  onAnswered: (call: Call) => Promise<void> = async () => undefined;
  /** The calls since the log was last read, oldest first. */
  readonly log: Call[] = [];

  constructor(
    readonly world: World,
    readonly serverActor: Actor,
  ) {}

  /** All requests, because the signal of a request that nothing else refers to would be garbage. */
  private readonly requests: unknown[] = [];

  /** The `fetch` of a page. */
  fetchFor(page: Actor, disk: Disk): typeof fetch {
    return async (input, init) => {
      const url = typeof input === 'string' ? new URL(input, origin) : input;
      const request = new Request(url, init);
      const body = Buffer.from(await request.clone().arrayBuffer());
      request.signal.throwIfAborted();
      this.requests.push(input, request);
      return new Promise<Response>((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        const fail = () => reject(new TypeError('Failed to fetch'));
        const arrive = (answer: Answer | null) =>
          answer ? resolve(toResponse(answer, disk)) : fail();
        const { pathname: path } = new URL(request.url);
        const call = { phone: disk.name, method: request.method, path, fate: 'offline', status: 0 };
        this.log.push(call);
        this.carry({ page, disk, request, body, call, arrive, fail });
      });
    };
  }

  private carry(trip: Trip): void {
    const { world } = this;
    const { page, disk, arrive, fail } = trip;
    if (this.offline.has(disk.name)) return world.after(page, way, fail);
    const fate = this.takeFate(trip.call);
    trip.call.fate =
      fate === undefined ? 'answered' : typeof fate === 'string' ? fate : JSON.stringify(fate);
    const answer = (delay: number) => (response: Answer | null) =>
      world.after(page, delay, () => arrive(response));
    const nothing = () => undefined;
    if (fate === undefined) return this.deliver(trip, way, answer(way));
    if (typeof fate === 'object') return world.after(page, way, () => arrive(fromStranger(fate)));
    switch (fate) {
      case 'lost':
        return world.after(page, way, fail);
      case 'silent':
        return undefined;
      case 'response lost':
        return this.deliver(trip, way, () => world.after(page, way, fail));
      case 'slow':
        return this.deliver(trip, way, answer(afterTimeout));
      case 'late':
        world.after(page, way, fail);
        return this.deliver(trip, late, nothing);
      case 'twice':
        this.deliver(trip, way, answer(way));
        return this.deliver(trip, way * 2, nothing);
    }
  }

  private takeFate({ phone, path }: Call): Fate | undefined {
    const fates = this.fates.get(phone) ?? [];
    const index = fates.findIndex(({ on }) => on === null || paths[on].test(path));
    return index < 0 ? undefined : fates.splice(index, 1)[0]?.fate;
  }

  private deliver(trip: Trip, delay: number, answered: (answer: Answer | null) => void): void {
    const { world, serverActor } = this;
    const { request, body, disk } = trip;
    world.after(serverActor, delay, () => {
      const { server } = this;
      if (!server) return answered(null);
      const { pathname, search } = new URL(request.url);
      const cookies = [...disk.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = {
        ...Object.fromEntries(request.headers),
        ...(cookies && { cookie: cookies }),
      };
      const options = { method: request.method as 'GET', url: pathname + search, headers };
      const time = new Date(world.now()).toUTCString();
      server
        .inject({ ...options, ...(body.length > 0 && { payload: body }) })
        .then(async ({ statusCode: status, headers: all, rawPayload }) => {
          const list = Object.entries({ ...all, date: time }).flatMap(([name, value]) =>
            [value].flat().map((one): [string, string] => [name, String(one)]),
          );
          await this.onAnswered(Object.assign(trip.call, { status }));
          answered({ status, headers: list, body: rawPayload });
        })
        .catch((error: unknown) => {
          // The server closes its requests when it stops.
          if (this.server) throw error;
          answered(null);
        });
    });
  }
}

interface Trip {
  page: Actor;
  disk: Disk;
  request: Request;
  body: Buffer;
  call: Call;
  arrive: (answer: Answer | null) => void;
  fail: () => void;
}

function fromStranger(fate: Extract<Fate, object>): Answer {
  if ('json' in fate) {
    const body = Buffer.from(JSON.stringify({ detail: 'Request was throttled.' }));
    return { status: fate.json, headers: [['content-type', 'application/json']], body };
  }
  const body = Buffer.from('<!doctype html><title>Welcome to our network</title>');
  return { status: fate.page, headers: [['content-type', 'text/html']], body };
}

function toResponse({ status, headers, body }: Answer, { cookies }: Disk): Response {
  for (const [name, value] of headers) {
    const [, key, text] = (name === 'set-cookie' && /^([^=]+)=([^;]*)/.exec(value)) || [];
    if (key !== undefined && text !== undefined) cookies.set(key, text);
  }
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : new Uint8Array(body), { status, headers });
}
