import type { FastifyInstance } from 'fastify';
import { auditPaths, auditQuery } from '@/contract/office/audit';
import type { Api } from '../../Api';
import { readQuery } from '../requests';
import { requireRole } from '../requireRole';
import { listAudit } from './listAudit';

/** Who changed what and when, for admins. Entries are written by `recordAudit`, never through a call. */
export async function auditPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  app.get(auditPaths.list, requireRole('audit'), async (request) =>
    listAudit(api.database.queries, readQuery(auditQuery, request)),
  );
}
