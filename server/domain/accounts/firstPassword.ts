import { eq } from 'drizzle-orm';
import type { LoginRequest } from '@/contract/loginRequest';
import type { Services } from '../Services';
import { users } from '../tables/accounts';
import { fieldErrors, unauthorized } from '../../platform/rejections';
import { demoAccounts } from './demoAccounts';
import { recordPasswordChange } from './auditAccount';
import { changeAccount } from './changeAccount';
import { passwordProblems } from './passwordRules';
import { hashPassword } from './passwords';
import { accountKey, type User } from './users';

/** The lifetime in ms of a password that an admin made. */
const lifetime = 7 * 24 * 3_600_000;

const choose = 'Choose your own password. The one you typed is for the first sign-in only.';
const expired = 'This first password has expired. Ask for a new one.';

/**
 * Returns the time to store for a password that an admin sets now. Null for the demonstration's accounts, because their
 * public passwords do not expire.
 */
export function firstPasswordTime({ email }: Pick<User, 'email'>): Date | null {
  return demoAccounts.some((account) => account.email === email) ? null : new Date();
}

/**
 * Replaces a first password with one that the owner chose. Returns an account without a first password unchanged.
 * Throws a field error if the chosen password is missing, unacceptable or not needed, and 401 if the first password has
 * expired. Returns the updated account; null if another request changed the password. Call it only after checking the
 * first password.
 */
export async function withOwnPassword(
  { database: { queries }, now }: Services,
  user: User,
  { password, new_password: chosen }: LoginRequest,
): Promise<User | null> {
  const { firstPasswordAt } = user;
  if (firstPasswordAt === null) {
    if (chosen === undefined) return user;
    throw fieldErrors({ new_password: ['Unexpected field.'] });
  }
  if (now().getTime() - firstPasswordAt.getTime() > lifetime) throw unauthorized(expired);
  if (!chosen || chosen === password) throw fieldErrors({ new_password: [choose] });
  const problems = await passwordProblems(chosen, user.username);
  if (problems.length > 0) throw fieldErrors({ new_password: problems });
  const passwordHash = await hashPassword(chosen, accountKey(user.id));
  return queries.transaction(async (tx) => {
    const isIt = eq(users.id, user.id);
    const [locked] = await tx.select().from(users).where(isIt).for('no key update');
    if (locked?.passwordHash !== user.passwordHash) return null;
    await changeAccount(tx, { id: user.id, values: { passwordHash } });
    await recordPasswordChange(tx, locked);
    return { ...locked, passwordHash, firstPasswordAt: null };
  });
}
