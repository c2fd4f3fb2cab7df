import type { Account } from '@/contract/account';
import type { Queries } from '../../platform/database/Database';
import { fieldErrors } from '../../platform/rejections';
import { accountResponse } from './accountResponse';
import { recordAudit } from '../audit/audit';
import { usernameSimilar, usernameTaken } from './newUsername';
import { lockSignedIn, type SignedIn } from './sessions';
import { changeAccount } from './changeAccount';
import { looksLikeAnother } from './similarNames';
import { isNameFree } from './users';

/**
 * Renames the account and ends its sign-in links. Throws a field error if the name is taken or looks like another account's, and 401 if the
 * session ended in the meantime.
 */
export async function changeUsername(
  queries: Queries,
  signedIn: SignedIn,
  new_username: string,
): Promise<Account> {
  const renaming = queries.transaction(async (tx) => {
    const { id, username } = await lockSignedIn(tx, signedIn);
    await changeAccount(tx, { id, values: { username: new_username } });
    if (await looksLikeAnother(tx, new_username, id)) {
      throw fieldErrors({ new_username: [usernameSimilar] });
    }
    await recordAudit(tx, {
      actor: { id, name: username },
      action: 'change-username',
      resource: 'people',
      recordId: id,
      before: { username },
      after: { username: new_username },
    });
  });
  if (!(await isNameFree(renaming))) {
    throw fieldErrors({ new_username: [usernameTaken] });
  }
  return accountResponse(queries, signedIn.userId, { ...signedIn, username: new_username });
}
