import type { Account } from '@/contract/account';
import type { Role } from '@/contract/office/roles';

/**
 * Returns the signed-in account in the specification's shape. Adds the full name that a driver signs with, and a staff
 * member's role and id.
 */
export function accountResponse(
  id: number,
  user: { username: string; email: string; fullName: string; role: Role },
): Account {
  const { username, email, fullName, role } = user;
  return {
    username,
    email,
    ...(fullName !== '' && { full_name: fullName }),
    ...(role === 'driver' ? {} : { role, id }),
  };
}
