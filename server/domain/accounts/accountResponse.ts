import { eq } from 'drizzle-orm';
import type { Account } from '@/contract/account';
import type { Role } from '@/contract/office/roles';
import type { Queries } from '../../platform/database/Database';
import { found } from '../../platform/rejections';
import { nameSince } from '../people/personName';
import { users } from '../tables/accounts';

/**
 * Returns an account in the specification's shape, with additional fields. A phone files by `id` what it keeps for the
 * account, and needs `name_since` for what an earlier version filed by name.
 */
export async function accountResponse(
  queries: Queries,
  id: number,
  user: { username: string; email: string; fullName: string; role: Role },
): Promise<Account> {
  const { username, email, fullName, role } = user;
  const [named] = await queries.select({ since: nameSince }).from(users).where(eq(users.id, id));
  return {
    username,
    email,
    id,
    name_since: found(named ?? null).since,
    ...(fullName !== '' && { full_name: fullName }),
    ...(role !== 'driver' && { role }),
  };
}
