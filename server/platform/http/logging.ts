import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { pino } from 'pino';
import pretty from 'pino-pretty';
import * as v from 'valibot';

export type Log = FastifyBaseLogger;

export interface LogStream {
  write(line: string): void;
}

/**
 * Creates a process's log on standard output: JSON lines, or readable lines on a terminal. Leaves out headers, bodies
 * and query strings, which may contain secrets.
 */
export function createLog(level: string, stream: LogStream = standardOutput()): Log {
  const options = {
    level,
    redact: { paths: redacted, censor: '[redacted]' },
    serializers: { req: describeRequest, err: describeError },
  };
  return pino(options, stream);
}

const standardOutput = (): LogStream =>
  process.stdout.isTTY ? linesForPeople() : pino.destination(1);

/** Converts JSON lines to readable ones: '6:12:09 GET /drivers 200 in 3 ms'. */
export function linesForPeople(destination?: NodeJS.WritableStream): LogStream {
  return pretty({
    ignore: 'pid,hostname,reqId,req,status,ms',
    translateTime: 'SYS:h:MM:ss',
    singleLine: true,
    sync: true,
    messageFormat: (line) => {
      const request = v.safeParse(requestLine, line);
      if (!request.success) return String(line.msg);
      const { req, status, ms } = request.output;
      return `${req.method} ${req.path} ${status} in ${ms} ms`;
    },
    ...(destination && { destination }),
  });
}

const requestLine = v.object({
  req: v.object({ method: v.string(), path: v.string() }),
  status: v.number(),
  ms: v.number(),
});

/** Gives each request an id. Keeps a trusted proxy's id if it is well-formed. */
export function loggingOptions(log: Log, behindProxy: boolean): FastifyServerOptions {
  return {
    loggerInstance: log,
    // `logRequests` writes one line per request, and Fastify would write two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => (behindProxy && idOfProxy(request)) || randomUUID(),
    requestIdHeader: false,
  };
}

/** Returns the id in a proxy's `X-Request-Id`; null if it is malformed. */
export function idOfProxy({ headers }: { headers: IncomingHttpHeaders }): string | null {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.-]{8,64}$/.test(id) ? id : null;
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, status: statusCode, ms: Math.round(elapsedTime) }, 'request');
  });
}

const secrets = [
  'authorization',
  'cookie',
  'password',
  'old_password',
  'new_password',
  'access',
  'refresh',
  'token',
  'recaptcha_token',
];
const redacted = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    path: request.url.split('?')[0],
    remoteAddress: request.ip,
  };
}

/**
 * Describes an error by its root cause and its stack. Omits the query layer's message, because it contains the query's
 * parameters.
 */
function describeError(error: Error) {
  const root = getRootCause(error);
  const code = 'code' in root ? root.code : undefined;
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: root.name, message: root.message, code, stack: stack.join('\n') };
}

function getRootCause(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return root;
}
