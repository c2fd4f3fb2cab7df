import type { Account } from '@/contract/account';
import type { Role } from '@/contract/office/roles';

/**
 * The signed-in user in the specification's shape. Adds the full name, if there is one, which a
 * driver signs with, and a staff member's role and id.
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
