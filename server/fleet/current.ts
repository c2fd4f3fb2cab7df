import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { currentAnswer } from '@/contract/fleet';
import type { CurrentAnswer } from '@/contract/fleet';
import { isCertified } from '@/contract/records';
import type { Queries } from '../db/Database';
import { inspections } from '../db/schema/inspections';
import { isCurrent } from '../driver/readReport';
import { defectsOfReport } from '../office/defects/readDefects';

/** What the office has certified of the driver's current report. */
export async function currentAnswerOf(queries: Queries, ownerId: number): Promise<CurrentAnswer> {
  const [current] = await queries
    .select({ id: inspections.id })
    .from(inspections)
    .where(isCurrent(ownerId));
  const defects = current ? await defectsOfReport(queries, current.id) : [];
  const facts = {
    report: current?.id ?? null,
    certified: defects.filter(({ state }) => isCertified(state)),
  };
  const { certified, report } = v.parse(currentAnswer, { version: '', ...facts });
  const hash = createHash('sha256').update(JSON.stringify({ certified, report }));
  return { version: hash.digest('base64url').slice(0, 22), report, certified };
}

/** Sends the answer, or 304 to a caller who already has it. */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CurrentAnswer,
) {
  const etag = `"${answer.version}"`;
  reply.header('ETag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(answer);
}
