import type { AppError } from '@/api/appError';

type Result = { data: unknown } | { error: AppError };

/** Whether to try again with PUT, which does not help after a rejected token or an aborted call. */
function isWorthAPut(error: AppError): boolean {
  if (error.kind === 'aborted') return false;
  return !(error.kind === 'rejected' && error.status === 401);
}

/** Whether the backend lacks PUT here. The driver then sees its response to PATCH. */
function lacksPut(error: AppError): boolean {
  return error.kind === 'rejected' && (error.status === 404 || error.status === 405);
}

/** Sends PATCH. If PATCH fails, sends PUT with the same body. */
export async function patchThenPut(
  call: (method: 'PATCH' | 'PUT') => Promise<Result>,
): Promise<Result> {
  const patched = await call('PATCH');
  if ('data' in patched || !isWorthAPut(patched.error)) return patched;
  const put = await call('PUT');
  return 'error' in put && lacksPut(put.error) ? patched : put;
}
