import { UsageError } from './UsageError';

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error;

/** Runs `work`, and turns a system error into a UsageError that names the file. */
export async function namingFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`${file} cannot be used (${error.code ?? error.message}).`);
  }
}
