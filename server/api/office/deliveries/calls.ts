import { sendAgainPath, undelivered } from '@/contract/office/deliveries';
import { sendAgain } from '../../../domain/notifications/undelivered';
import { call } from '../../call';

/** The calls for failed notifications, for admins (docs/operations.md, Notifications). */
export const deliveryCalls = [
  call(
    {
      method: 'POST',
      path: sendAgainPath,
      needs: 'deliveries',
      summary: 'Send each notification again that was given up',
      response: undelivered,
    },
    async ({ queries, actor, notifications }) => {
      const counts = await sendAgain(queries, actor);
      notifications.deliverSoon();
      return counts;
    },
  ),
];
