import type { FastifyInstance } from 'fastify';
import { auditPaths, auditQuery } from '@/contract/office/audit';
import type { Api } from '../../../Api';
import { readQuery } from '../../requests';
import { requireRole } from '../../requireRole';
import { listAudit } from '../../../domain/audit/listAudit';

/** Shows admins who changed what and when. Only `recordAudit` adds entries; no call does. */
export async function auditPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  app.get(auditPaths.list, requireRole('audit'), async (request) =>
    listAudit(api.database.queries, readQuery(auditQuery, request)),
  );
}
