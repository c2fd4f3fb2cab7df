import { statfsSync } from 'node:fs';
import { OperatorError } from '../OperatorError';
import { databaseCode } from './failures';

/** Bytes that are free for this user on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The disk has no space left for what the database or a backup has to write. */
export class DiskFull extends OperatorError {
  constructor(folder: string) {
    super(
      `The disk is full: ${freeBytes(folder)} bytes are free for ${folder}. What was stored is still there. Free some space, then try again.`,
    );
  }
}

/** PostgreSQL's code for a full disk (https://www.postgresql.org/docs/15/errcodes-appendix.html). */
const diskFull = '53100';

/**
 * The error to tell an operator about: DiskFull if the system or the database in this folder had no
 * space left, else the error itself. PostgreSQL's own disk is not a folder of this machine.
 */
export function diskFullOr(error: unknown, folder: string | undefined): unknown {
  const code = databaseCode(error);
  const isFull = code === 'ENOSPC' || code === diskFull;
  return isFull && folder !== undefined ? new DiskFull(folder) : error;
}
