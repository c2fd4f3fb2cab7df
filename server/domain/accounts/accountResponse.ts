import type { Account } from '@/contract/account';
import type { Role } from '@/contract/office/roles';

/**
 * The signed-in user in the shape of the specification. It also has the full name with which a
 * driver signs, if there is one, and the role and the id of staff.
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
