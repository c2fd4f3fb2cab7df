import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, type ReadStream, type WriteStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import type { Database } from '../platform/database/Database';
import { diskFullOr } from '../platform/database/diskFull';
import { getRootCauseMessage } from '../platform/database/failures';
import type { FolderLock } from '../platform/database/lockFolder';
import { idOfProxy, type Log } from '../platform/http/logging';
import { adminCommand, runAdminCommand } from './commands';

/** The idle time in ms after which a connection closes. */
const idleLimit = 60_000;

/**
 * Serves the operator's commands over HTTP on the folder's socket, because only one process can open the embedded
 * database. Returns a function that closes the connections and ends running commands.
 */
export function serveCommands(database: Database, log: Log): () => Promise<void> {
  const { lock } = database;
  if (!lock) return async () => {};
  const sockets = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const command = run({ database, lock, log }, request, response);
    running.add(command);
    void command.finally(() => running.delete(command));
  });
  server.timeout = idleLimit;
  lock.serve((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    server.emit('connection', socket);
  });
  return async () => {
    lock.serve((socket) => socket.destroy());
    for (const socket of sockets) socket.destroy();
    await Promise.all(running);
  };
}

/** Runs a command. Writes the output to a file first, so that a slow client does not hold a database connection. */
async function run(
  { database, lock: { folder }, log }: { database: Database; lock: FolderLock; log: Log },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const line = log.child({ reqId: idOfProxy(request) ?? randomUUID() });
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const { searchParams } = new URL(request.url ?? '', 'http://socket');
    const command = v.parse(adminCommand, Object.fromEntries(searchParams));
    line.info({ command: command.command }, 'command');
    await withSpool(folder, async (output, input) => {
      await runAdminCommand(database, command, output, gone.signal);
      response.writeHead(200, { 'Content-Length': output.bytesWritten });
      await pipeline(input, response);
    });
  } catch (error) {
    line.error({ err: error }, 'the command failed');
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end(getRootCauseMessage(diskFullOr(error, folder)));
  }
}

/** Opens a file and unlinks it immediately, so that a crash leaves no file behind. */
async function withSpool(
  folder: string,
  use: (output: WriteStream, input: ReadStream) => Promise<void>,
): Promise<void> {
  const path = join(folder, `response-${randomUUID()}`);
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(output, 'open');
  const input = createReadStream(path);
  try {
    await once(input, 'open');
    await unlink(path);
    await use(output, input);
  } finally {
    output.destroy();
    input.destroy();
  }
}
