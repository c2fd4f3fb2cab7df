import type { Account } from '@/contract/account';
import type { Role } from '@/contract/office/roles';

/**
 * The signed-in user in the shape of the specification. In addition it has the full name, if there is
 * one, by which a driver signs, and the role and the id if the role is not driver.
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
