import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '@/contract/idempotency';
import type { Repeatable } from '../domain/idempotency/once';
import { HttpRejection } from '../platform/rejections';

/**
 * Identifies a request by its sender, its address, its `Idempotency-Key` and its body. Another body is another request.
 * The captcha's token is left out, because a repeat needs a new one.
 */
export function toRepeatable(
  { headers, method, url, body }: FastifyRequest,
  caller: number,
): Repeatable {
  const key = headers[idempotencyHeader.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{16,100}$/.test(key)) {
    const detail = `${idempotencyHeader} must have 16 to 100 letters, digits, hyphens or underscores.`;
    throw new HttpRejection(400, { detail });
  }
  const sent = JSON.stringify({ ...(body as object), recaptcha_token: undefined });
  const digest = createHash('sha256').update(`${key}\n${sent}`).digest('hex');
  return { caller, call: `${method} ${url}`, digest };
}
