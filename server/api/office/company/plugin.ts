import type { FastifyInstance } from 'fastify';
import { companyChange, companyPath } from '@/contract/office/company';
import type { Api } from '../../../Api';
import { readCompany } from '../../../domain/company/readCompany';
import { readBody } from '../../../platform/http/body';
import { actorOf } from '../../actors';
import { requireRole } from '../../requireRole';
import { changeCompany } from '../../../domain/company/changeCompany';

/** The company's name and look, for admins (docs/product.md, Company). */
export async function companyPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  const admins = requireRole('content');

  app.get(companyPath, admins, async () => readCompany(queries));
  app.put(companyPath, admins, async (request) => {
    const change = readBody(companyChange, request.body);
    const company = await changeCompany(queries, actorOf(request), change);
    // This server's own pages must not wait for the notification of the change.
    api.content.drop();
    return company;
  });
}
