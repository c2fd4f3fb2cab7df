import type { AppError } from '@/api/appError';

type Result = { data: unknown } | { error: AppError };

function isWorthAPut(error: AppError): boolean {
  if (error.kind === 'aborted') return false;
  return !(error.kind === 'rejected' && error.status === 401);
}

function lacksPut(error: AppError): boolean {
  return error.kind === 'rejected' && (error.status === 404 || error.status === 405);
}

export async function patchThenPut(
  call: (method: 'PATCH' | 'PUT') => Promise<Result>,
): Promise<Result> {
  const patched = await call('PATCH');
  if ('data' in patched || !isWorthAPut(patched.error)) return patched;
  const put = await call('PUT');
  return 'error' in put && lacksPut(put.error) ? patched : put;
}
