import type { AppError } from '@/api/appError';

type Answer = { data: unknown } | { error: AppError };

/** A refused token is not cured by another method, and an aborted call has no one waiting for it. */
function isWorthAPut(error: AppError): boolean {
  if (error.kind === 'aborted') return false;
  return !(error.kind === 'refused' && error.status === 401);
}

/** The backend knows no PUT here: what it said to PATCH is what the driver should read. */
function lacksPut(error: AppError): boolean {
  return error.kind === 'refused' && (error.status === 404 || error.status === 405);
}

/** PATCH, then PUT with the same body if that failed. */
export async function patchThenPut(
  call: (method: 'PATCH' | 'PUT') => Promise<Answer>,
): Promise<Answer> {
  const patched = await call('PATCH');
  if ('data' in patched || !isWorthAPut(patched.error)) return patched;
  const put = await call('PUT');
  return 'error' in put && lacksPut(put.error) ? patched : put;
}
