import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { dirname } from 'node:path';
import { databaseCode } from '../platform/database/failures';
import { checkPrivate, FolderNotPrivate, socketPath } from '../platform/database/lockFolder';
import { CommandFailed } from './CommandFailed';
import type { AdminCommand } from './commands';

/**
 * Sends a command to the server that uses the folder, and writes the response to `output`. Returns false if there is no
 * such server. Throws CommandFailed if the command fails.
 */
export async function askRunningServer(
  folder: string,
  order: { command: AdminCommand; reqId: string },
  output: Writable,
): Promise<boolean> {
  const response = await ask(folder, order);
  if (!response) return false;
  if (response.statusCode !== 200) throw new CommandFailed(await text(response));
  await pipeline(response, output).catch((error: unknown) => {
    if (databaseCode(error) !== 'ECONNRESET') throw error;
    throw new CommandFailed('The server stopped before it responded.');
  });
  return true;
}

/** Sends the command to the folder's socket. Returns null if no server listens. */
async function ask(
  folder: string,
  { command, reqId }: { command: AdminCommand; reqId: string },
): Promise<IncomingMessage | null> {
  const path = `/?${new URLSearchParams(command).toString()}`;
  const socket = socketPath(folder);
  if (process.platform !== 'win32' && !existsSync(socket)) return null;
  try {
    await checkPrivate(dirname(socket));
    const asking = request({ socketPath: socket, path, headers: { 'X-Request-Id': reqId } }).end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes(databaseCode(error) ?? '')) return null;
    if (error instanceof FolderNotPrivate) throw new CommandFailed(error.message);
    throw new CommandFailed('The server stopped before it responded.');
  }
}
