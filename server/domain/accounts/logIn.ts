import type { LoginResponse } from '@/contract/account';
import { accountTexts } from '@/contract/messages/account';
import type { LoginRequest } from '@/contract/loginRequest';
import type { Services } from '../Services';
import { unauthorized } from '../../platform/rejections';
import { checkAccess } from './access';
import { countFailedSignIn } from './auditAccount';
import { checkPassword } from './checkPassword';
import { withOwnPassword } from './firstPassword';
import { startSession } from './startSession';
import { findByUsername, type User } from './users';

/**
 * Opens a session. An unknown user and a wrong password get the same response after the same work. `onFailure` gets
 * only the account's id, because the username may be a password typed into the wrong field. Only a caller with the
 * right password learns that the account is disabled or that an auditor's access has ended.
 */
export async function logIn(
  api: Services,
  credentials: LoginRequest,
  address: string,
  onFailure: (accountId: number | undefined) => void,
): Promise<LoginResponse> {
  const { queries } = api.database;
  const { user, key } = await findByUsername(queries, credentials.username);
  const guess = { account: key, userId: user?.id ?? 0, address };
  const isRight = await checkPassword(api, guess, user?.passwordHash ?? null, credentials.password);
  const owned = user && isRight ? await admit(api, user, credentials) : null;
  const session = owned && (await startSession(api, owned, address));
  if (session) return session;
  if (user) await countFailedSignIn(queries, user);
  onFailure(user?.id);
  throw unauthorized('No active account found with the given credentials');
}

async function admit(api: Services, user: User, credentials: LoginRequest) {
  if (user.disabledAt !== null) {
    const { carrier_phone: phone } = await api.company.forDrivers();
    const advice = phone === '' ? '' : ` Call ${phone}.`;
    throw unauthorized(`${accountTexts.accountIsOff}${advice}`);
  }
  await checkAccess(api, user);
  return withOwnPassword(api, user, credentials);
}
