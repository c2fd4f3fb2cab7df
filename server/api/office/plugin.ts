import type { FastifyInstance } from 'fastify';
import type { Api } from '../../Api';
import { accountsPlugin } from './accounts/plugin';
import { auditPlugin } from './auditLog/plugin';
import { commentsPlugin } from './comments/plugin';
import { companyPlugin } from './company/plugin';
import { contentEditingPlugin } from './content/plugin';
import { deliveriesPlugin } from './deliveries/plugin';
import { defectsPlugin } from './defects/plugin';
import { leadsPlugin } from './leads/plugin';
import { officeMediaPlugin } from './media/plugin';
import { peoplePlugin } from './people/plugin';
import { reportsPlugin } from './reports/plugin';
import { guardOffice } from '../requireRole';
import { todayPlugin } from './today/plugin';
import { vehiclesPlugin } from './vehicles/plugin';

type ResourcePlugin = (app: FastifyInstance, options: { api: Api }) => Promise<void>;

/** One plugin for each resource of the office. */
const resources: ResourcePlugin[] = [
  peoplePlugin,
  accountsPlugin,
  auditPlugin,
  reportsPlugin,
  defectsPlugin,
  vehiclesPlugin,
  leadsPlugin,
  commentsPlugin,
  officeMediaPlugin,
  todayPlugin,
  deliveriesPlugin,
  contentEditingPlugin,
  companyPlugin,
];

/**
 * The calls under /api/office/ (docs/product.md, The office). src/contract/office/lists.ts has the
 * conventions.
 */
export async function officePlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  guardOffice(app, api);
  for (const resource of resources) await app.register(resource, { api });
}
