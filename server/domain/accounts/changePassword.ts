import type { ChangePasswordRequest } from '@/contract/accountChanges';
import type { Services } from '../Services';
import { fieldErrors } from '../../platform/rejections';
import { changeAccount } from './changeAccount';
import { checkPassword } from './checkPassword';
import { recordPasswordChange } from './auditAccount';
import { passwordProblems } from './passwordRules';
import { hashPassword } from './passwords';
import { lockSignedIn, type SignedIn } from './sessions';
import { findById, accountKey } from './users';

/**
 * Changes the password and ends the account's sign-in links and other sessions. Writes the new password only if the account still
 * has the checked password and the session is still live, so an admin's concurrent reset wins.
 */
export async function changePassword(
  api: Services,
  signedIn: SignedIn,
  address: string,
  passwords: ChangePasswordRequest,
) {
  const checked = await checkPasswords(api, signedIn, address, passwords);
  const passwordHash = await hashPassword(passwords.new_password, accountKey(signedIn.userId));
  await api.database.queries.transaction(async (tx) => {
    const user = await lockSignedIn(tx, signedIn);
    if (user.passwordHash !== checked) throw fieldErrors(wrongPassword);
    const { userId: id, sessionId } = signedIn;
    const sessions_ended = await changeAccount(tx, { id, sessionId, values: { passwordHash } });
    await recordPasswordChange(tx, user, { sessions_ended });
  });
  return { detail: 'Password updated successfully.' };
}

const wrongPassword = { old_password: ['Wrong password.'] };

/** Returns the stored hash. Throws the errors of both password fields together. */
async function checkPasswords(
  api: Services,
  { userId, username }: SignedIn,
  address: string,
  passwords: ChangePasswordRequest,
): Promise<string | null> {
  const user = await findById(api.database.queries, userId);
  const stored = user?.passwordHash ?? null;
  const isRight = await checkPassword(
    api,
    { account: accountKey(userId), userId, address },
    stored,
    passwords.old_password,
  );
  const problems = await passwordProblems(passwords.new_password, username);
  if (isRight && problems.length === 0) return stored;
  throw fieldErrors({
    ...(isRight ? {} : wrongPassword),
    ...(problems.length > 0 ? { new_password: problems } : {}),
  });
}
