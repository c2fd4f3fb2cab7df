import { OperatorError } from './OperatorError';

/** Fields of Node's system errors (https://nodejs.org/api/errors.html#class-systemerror). */
interface SystemFailure {
  code: string;
  port?: number;
  path?: string;
}

const isSystemFailure = (error: unknown): error is Error & SystemFailure =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/**
 * Returns a one-line message for an error that the operator can fix: what happened, and what to do. Returns undefined
 * for any other error.
 */
export function fixableFailure(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (!isSystemFailure(error)) return undefined;
  const { code, port, path } = error;
  if (code === 'EADDRINUSE' && port !== undefined)
    return `Port ${port} is in use. Stop the program that uses it, or choose another port, for example PORT=${port + 1}.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is reserved for the administrator. Choose another port, for example PORT=3000.`;
  if (code === 'ENOSPC') return 'The disk is full. Free some space, then start again.';
  const isUnwritable = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  if (isUnwritable && path !== undefined)
    return `${path} cannot be written. Let this user write there, or choose another folder for the data with DATA_DIR.`;
  return undefined;
}
