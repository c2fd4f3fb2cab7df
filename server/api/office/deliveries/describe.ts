import { sendAgainPath, undelivered } from '@/contract/office/deliveries';
import type { CallDescription } from '../../openapi/CallDescription';

export const deliveryCalls: readonly CallDescription[] = [
  {
    path: sendAgainPath,
    method: 'post',
    summary: 'Send each notification again that was given up (admins)',
    answer: undelivered,
    needsBearer: true,
  },
];
