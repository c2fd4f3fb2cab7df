import { dayText } from '@/contract/dateText';
import { dayIn } from '../dayIn';
import type { Services } from '../Services';
import { unauthorized } from '../../platform/rejections';
import type { User } from './users';

/** Throws 401 after an auditor's last day in the carrier's time zone. The error names that day. */
export async function checkAccess(
  { company, now }: Pick<Services, 'company' | 'now'>,
  { role, accessUntil }: Pick<User, 'role' | 'accessUntil'>,
): Promise<void> {
  if (role !== 'auditor' || accessUntil === null) return;
  if (dayIn(await company.timeZone(), now()) <= accessUntil) return;
  throw unauthorized(
    `Your access ended after ${dayText(accessUntil)}. The carrier's admin can extend it.`,
  );
}
