import type { Account } from '@/contract/account';
import type { Role } from '@/contract/office/roles';

/**
 * The signed-in user in the shape of the specification, which includes the role and the id only if
 * the role is not driver.
 */
export function accountResponse(
  id: number,
  user: { username: string; email: string; role: Role },
): Account {
  const { username, email, role } = user;
  return { username, email, ...(role === 'driver' ? {} : { role, id }) };
}
