import { JSDOM } from 'jsdom';
import { createSanitizer, type Sanitize } from '@/contract/richText/sanitizer';
import { doOrders } from '../../platform/workers/doOrders';
import type { TextOrder } from './sanitizeText';

/** Entry point of the thread with jsdom. */
const { window } = new JSDOM('');
const sanitizers = new Map<string, Sanitize>();

doOrders(async ({ html, apiHost }: TextOrder) => {
  const sanitize = sanitizers.get(apiHost) ?? createSanitizer(window, apiHost);
  sanitizers.set(apiHost, sanitize);
  return sanitize(html);
});
