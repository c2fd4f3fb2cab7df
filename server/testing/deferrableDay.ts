import { dayAfter } from '@/contract/dates';

/** A day through which the company's limit lets a repair be deferred. */
export const deferrableDay = dayAfter(new Date().toISOString().slice(0, 10), 30);
