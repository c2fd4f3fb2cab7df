import type { CallDescription } from './CallDescription';
import { auditCalls } from '../office/auditLog/describe';
import { peopleCalls } from '../office/people/describe';

/** Every call of the office. */
export const officeCalls: readonly CallDescription[] = [...peopleCalls, ...auditCalls];
