import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { chmod, lstat, mkdir, stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorError } from '../OperatorError';
import { databaseCode } from './failures';

class FolderInUse extends OperatorError {
  constructor(folder: string) {
    super(`The database in ${folder} is in use by another process. Stop that process first.`);
  }
}

/**
 * Locks the folder for this process. The lock is a listening local socket and not a file with a process id. The kernel
 * closes the socket with its process, so a killed server leaves nothing behind that looks like a running one.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = socketPath(folder);
  await makePrivate(dirname(path));
  const server = (await tryListen(path)) ?? (await takeOver(path, folder));
  server.unref();
  return {
    folder,
    serve: (connect) => {
      server.removeAllListeners('connection');
      server.on('connection', connect);
    },
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A held lock, which can also receive commands. */
export interface FolderLock {
  folder: string;
  /** Starts to handle connections. Until then, the lock closes every connection immediately. */
  serve(connect: (socket: Socket) => void): void;
  release(): Promise<void>;
}

/**
 * Returns the path of the folder's local socket. A socket's path is limited to about 100 bytes, so a hash in the temp
 * folder replaces a longer one. Check the socket's folder (`checkPrivate`) before connecting.
 */
export function socketPath(folder: string): string {
  const real = realpathSync(folder);
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\linehaul-${hash}`;
  const path = join(real, 'lock.sock');
  return Buffer.byteLength(path) < 100 ? path : join(tmpdir(), `linehaul-${hash}`, 'lock.sock');
}

/** The socket's folder belongs to another user or is open to others. */
export class FolderNotPrivate extends OperatorError {
  constructor(folder: string) {
    super(
      `${folder} must be a folder of the user that runs Linehaul, closed to others (mode 0700).`,
    );
  }
}

async function makePrivate(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (databaseCode(error) !== 'EEXIST') throw error;
  });
  if (await isOwn(folder)) await chmod(folder, 0o700);
  await checkPrivate(folder);
}

/** Throws FolderNotPrivate unless the existing folder belongs to this user and is closed to others. */
export async function checkPrivate(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const { mode } = await lstat(folder);
  if (!(await isOwn(folder)) || (mode & 0o077) !== 0) throw new FolderNotPrivate(folder);
}

/**
 * Whether the folder belongs to this user. Rejects a link, because another user's link could point to one of this
 * server's folders.
 */
async function isOwn(folder: string): Promise<boolean> {
  const found = await lstat(folder);
  return found.isDirectory() && found.uid === process.getuid?.();
}

/**
 * Returns a server that listens on the path. Returns null if a running process or a dead process's file occupies it.
 */
function tryListen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    const before = process.umask(0o077);
    server.listen(path, () => resolve(server));
    process.umask(before);
  });
}

/**
 * Removes a dead process's socket file and listens in its place. If two starting servers both find the file, the later
 * one removes the earlier one's new file, so each server checks again.
 */
async function takeOver(path: string, folder: string): Promise<Server> {
  if (await isListening(path)) throw new FolderInUse(folder);
  await unlink(path).catch(() => {});
  const server = await tryListen(path);
  if (!server) throw new FolderInUse(folder);
  const { ino } = await stat(path);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const now = await stat(path).catch(() => null);
  if (now?.ino === ino) return server;
  // Leaves the server open, because closing it would remove the winner's file.
  server.unref();
  throw new FolderInUse(folder);
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
