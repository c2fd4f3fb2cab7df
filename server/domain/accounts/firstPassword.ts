import { and, eq } from 'drizzle-orm';
import type { LoginRequest } from '@/contract/loginRequest';
import type { Services } from '../Services';
import { users } from '../tables/accounts';
import { fieldErrors, unauthorized } from '../../platform/rejections';
import { demoAccounts } from './demoAccounts';
import { recordPasswordChange } from './auditAccount';
import { passwordProblems } from './passwordRules';
import { hashPassword } from './passwords';
import type { User } from './users';

/** A password that an admin made is valid for seven days, in ms. */
const lifetime = 7 * 24 * 3_600_000;

const choose = 'Choose your own password. The one you typed is for the first sign-in only.';
const expired = 'This first password has expired. Ask for a new one.';

/**
 * The time to store for a password that an admin makes now; null for the demonstration's accounts,
 * because their passwords are public and do not expire.
 */
export function firstPasswordTime({ email }: Pick<User, 'email'>): Date | null {
  return demoAccounts.some((account) => account.email === email) ? null : new Date();
}

/**
 * Replaces a first password with the one that its owner has chosen. Throws the field's error if
 * they have chosen none or a bad one, and 401 if the first password has expired. Returns the
 * account with its own password; null if another request has changed it. Call it with the right
 * password only.
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
  const passwordHash = await hashPassword(chosen);
  const isUnchanged = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
  return queries.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, firstPasswordAt: null })
      .where(isUnchanged)
      .returning();
    if (changed) await recordPasswordChange(tx, changed);
    return changed ?? null;
  });
}
