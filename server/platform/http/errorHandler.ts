import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone } from '../database/failures';
import { HttpRejection, unavailable } from '../rejections';

/** Responds to a failure in Django REST framework's shape, without internals. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const rejection = toRejection(error);
  const isFault = rejection.status >= 500 && !(error instanceof HttpRejection);
  if (isFault) request.log.error({ err: error }, 'request failed');
  void reply.code(rejection.status).headers(rejection.headers).send(rejection.body);
}

function toRejection(error: FastifyError | Error): HttpRejection {
  if (error instanceof HttpRejection) return error;
  if (isDatabaseGone(error)) return unavailable(5);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return new HttpRejection(status, { detail: getErrorDetail(status, error) });
}

const details: Record<number, string> = {
  404: 'Not found.',
  413: 'Request body is too large.',
  415: 'Unsupported media type in request.',
};

function getErrorDetail(status: number, error: Error): string {
  if (status >= 500) return 'A server error occurred.';
  const isJson = error instanceof SyntaxError || ('code' in error && isBodyCode(error.code));
  if (status === 400 && isJson) return 'JSON parse error';
  return details[status] ?? 'Bad request.';
}

function isBodyCode(code: unknown): boolean {
  return code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || code === 'FST_ERR_CTP_INVALID_JSON_BODY';
}
