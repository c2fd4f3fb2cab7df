import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { csrf } from '@/contract/constants';
import type { ServerSettings } from '../settings/settings';

/** Allows calls with cookies only to pages of the origins in ALLOWED_ORIGINS. */
export async function registerCrossOrigin(
  app: FastifyInstance,
  settings: ServerSettings,
): Promise<void> {
  await app.register(cors, {
    origin: settings.allowedOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH'],
    allowedHeaders: ['Content-Type', 'Authorization', csrf.header],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
}
