import { statfsSync } from 'node:fs';
import { OperatorError } from '../OperatorError';
import { databaseCode } from './failures';

/**
 * The minimum free space on the disk, in bytes. With less, the embedded database's tables cannot grow, although a small
 * write may still succeed.
 */
const leastFree = 1024 * 1024;

export function rejectFullDisk(folder: string): void {
  if (freeBytes(folder) < leastFree) throw new DiskFull(folder);
}

/** Returns how many bytes this user can still write to a folder's disk. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The disk has too little space for the database or a backup. */
export class DiskFull extends OperatorError {
  constructor(folder: string) {
    super(
      `The disk is full: ${freeBytes(folder)} bytes are free for ${folder}. What was stored is still there. Free some space, then try again.`,
    );
  }
}

/** PostgreSQL's code for a full disk (https://www.postgresql.org/docs/15/errcodes-appendix.html). */
const diskFull = '53100';

/** Returns DiskFull if a folder's disk is full, and any other error unchanged. */
export function diskFullOr(error: unknown, folder: string | undefined): unknown {
  const code = databaseCode(error);
  const isFull = code === 'ENOSPC' || code === diskFull;
  return isFull && folder !== undefined ? new DiskFull(folder) : error;
}
