import { createHmac } from 'node:crypto';
import { defectPage } from '@/contract/routes';
import type { WebhookSettings } from '../../platform/settings/settings';
import type { Send } from './Outbox';

/** Returns a function that posts each record as JSON, with the delivery's id and a signature. */
export function sendToWebhook({ url, secret }: WebhookSettings, publicUrl: string): Send {
  return async ({ id }, record, signal) => {
    const link =
      record.kind === 'defect.said_good' && publicUrl !== ''
        ? { link: `${publicUrl}${defectPage(record.defect.id)}` }
        : {};
    const body = JSON.stringify({ delivery: id, ...record, ...link });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        // The delivery's id again, for receivers that still read the older header.
        'X-Linehaul-Delivery': id,
        'X-Linehaul-Signature': computeWebhookSignature(secret, body, Date.now()),
      },
      body,
      redirect: 'error',
      signal,
    });
    // Only the status matters, so this cancels the rest of the response.
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  };
}

/** Returns `t=<ms>,v1=<hex HMAC-SHA256 of "t.body">`. The signed time lets a receiver reject old messages. */
export function computeWebhookSignature(secret: string, body: string, time: number): string {
  const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hmac}`;
}
