import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { Database } from '../db/Database';
import { socketPath } from '../db/lockFolder';
import { deskCommand, runDeskCommand } from './commands';
import type { DeskCommand } from './commands';

/**
 * The embedded database has room for one process, so a command for it goes to the running server: one line of
 * JSON over the folder's socket, answered by lines of `{text}` and at last `{done}` or `{problem}`.
 */
const reply = v.union([
  v.object({ text: v.string() }),
  v.object({ done: v.literal(true) }),
  v.object({ problem: v.string() }),
]);

/** Lets the running server take commands for its embedded database. */
export function serveDesk({ lock, queries }: Database): void {
  lock?.serve((socket) => {
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', (line) => {
      void answer(socket, line, (command, write) => runDeskCommand(queries, command, write));
    });
  });
}

type Run = (command: DeskCommand, write: (text: string) => Promise<void>) => Promise<void>;

async function answer(socket: Socket, line: string, run: Run): Promise<void> {
  const send = (value: v.InferOutput<typeof reply>) =>
    new Promise<void>((resolve) => {
      socket.write(`${JSON.stringify(value)}\n`, () => resolve());
    });
  try {
    await run(v.parse(deskCommand, JSON.parse(line)), (text) => send({ text }));
    await send({ done: true });
  } catch (error) {
    await send({ problem: error instanceof Error ? error.message : 'failed' });
  }
  socket.end();
}

/**
 * Asks the server that runs on the folder. Answers false when none does. Throws when the command failed or the
 * server went away in the middle.
 */
export async function askRunningServer(
  folder: string,
  command: DeskCommand,
  write: (text: string) => Promise<void>,
): Promise<boolean> {
  const socket = await open(folder);
  if (!socket) return false;
  socket.write(`${JSON.stringify(command)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const part = v.parse(reply, JSON.parse(line));
    if ('text' in part) await write(part.text);
    if ('problem' in part) throw new Error(part.problem);
    if ('done' in part) return true;
  }
  throw new Error('The server went away before it had answered.');
}

function open(folder: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(socketPath(folder));
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}
