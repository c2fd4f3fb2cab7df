import type { Account } from '@/contract/account';
import type { Role } from '@/contract/office/roles';

/** Returns an account in the specification's shape, with additional fields. */
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
