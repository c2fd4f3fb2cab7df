import type { Account } from '@/contract/account';
import type { Role } from '@/contract/office/roles';

/** Who is signed in, as the specification has it; the role only where it is not a driver's. */
export function accountAnswer(user: { username: string; email: string; role: Role }): Account {
  const { username, email, role } = user;
  return { username, email, ...(role === 'driver' ? {} : { role }) };
}
