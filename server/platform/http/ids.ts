import type { FastifyRequest } from 'fastify';
import { notFound } from '../refusals';

/** Parses the `:id` of a path. Throws 404 for anything that cannot be an id. */
export function idOf({ params }: FastifyRequest): number {
  const { id } = params as { id: string };
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  return Number(id);
}
