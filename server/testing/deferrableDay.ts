import { dayAfter } from '@/contract/dates';

/** A day to which the company's limit allows a deferral. */
export const deferrableDay = dayAfter(new Date().toISOString().slice(0, 10), 30);
