import { dayAfter } from '@/contract/dates';

/** A day within the company's limit for deferrals. */
export const deferrableDay = dayAfter(new Date().toISOString().slice(0, 10), 30);
