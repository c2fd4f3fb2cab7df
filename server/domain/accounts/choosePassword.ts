import { and, eq, isNull } from 'drizzle-orm';
import type { LoginResponse } from '@/contract/account';
import type { ChoosePasswordRequest, LinkResponse } from '@/contract/signInLink';
import { fieldErrors } from '../../platform/rejections';
import type { Services } from '../Services';
import { users } from '../tables/accounts';
import { checkAccess } from './access';
import { recordChosenPassword } from './auditAccount';
import { changeAccount } from './changeAccount';
import { passwordProblems } from './passwordRules';
import { hashPassword } from './passwords';
import { findLink, useLink } from './signInLinks';
import { startSession } from './startSession';
import { accountKey } from './users';

/** Returns the status of a sign-in link, the names of an open link's account, and the carrier's phone number. */
export async function readLink(api: Services, token: string): Promise<LinkResponse> {
  const { state, at, user } = await findLink(api.database.queries, token, api.now());
  const { carrier_phone: phone } = await api.company.forDrivers();
  return {
    state,
    at: at?.toISOString() ?? null,
    username: user?.username ?? '',
    name: user?.fullName ?? '',
    phone,
  };
}

const noLongerWorks = () => fieldErrors({ token: ['This link no longer works.'] });

/**
 * Sets the password of a sign-in link's account, ends its sessions and other links, and signs in. An unacceptable
 * password leaves the link open.
 */
export async function choosePassword(
  api: Services,
  { token, new_password: chosen }: ChoosePasswordRequest,
  address: string,
): Promise<LoginResponse> {
  const { queries } = api.database;
  // Checks the link before hashing, which is expensive.
  const { user } = await findLink(queries, token, api.now());
  if (!user) throw noLongerWorks();
  await checkAccess(api, user);
  const problems = await passwordProblems(chosen, user.username);
  if (problems.length > 0) throw fieldErrors({ new_password: problems });
  const passwordHash = await hashPassword(chosen, accountKey(user.id));
  const owned = await queries.transaction(async (tx) => {
    const isEnabled = and(eq(users.id, user.id), isNull(users.disabledAt));
    // Locks the account before its links and sessions, because different orders could deadlock.
    const [locked] = await tx.select().from(users).where(isEnabled).for('no key update');
    if (!locked || !(await useLink(tx, token, api.now()))) throw noLongerWorks();
    const sessions_ended = await changeAccount(tx, { id: user.id, values: { passwordHash } });
    await recordChosenPassword(tx, locked, { sessions_ended });
    return { ...locked, passwordHash };
  });
  const session = await startSession(api, owned, address);
  if (!session) throw noLongerWorks();
  return session;
}
