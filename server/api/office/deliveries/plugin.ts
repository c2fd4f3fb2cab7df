import type { FastifyInstance } from 'fastify';
import { sendAgainPath } from '@/contract/office/deliveries';
import type { Api } from '../../../Api';
import { sendAgain } from '../../../domain/notifications/undelivered';
import { actorOf } from '../../actors';
import { refuseBody } from '../../requests';
import { requireRole } from '../../requireRole';

/** Notifications that were given up, for admins (docs/operations.md, Notifications). */
export async function deliveriesPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  app.post(sendAgainPath, requireRole('deliveries'), async (request) => {
    refuseBody(request);
    const counts = await sendAgain(api.database.queries, actorOf(request));
    api.notifications.deliverSoon();
    return counts;
  });
}
