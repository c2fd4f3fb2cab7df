import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { instantText } from '@/contract/dateText';
import { signInAddress } from '@/contract/signInLink';
import { timeZoneName } from '@/contract/timeZone';
import type { Queries } from '../../platform/database/Database';
import { recordAudit } from '../audit/audit';
import type { Services } from '../Services';
import { users } from '../tables/accounts';
import { makeLink, type NewLink } from './signInLinks';
import { accountKey, normalName, type User } from './users';

export const emailedLinkLimit = { name: 'emailed-links', points: 3, seconds: 3600 };

/** The maximum number of accounts that get a link for one username or email address. */
const maxAccounts = 3;

async function findAccounts(queries: Queries, login: string): Promise<User[]> {
  const name = normalName(login);
  return queries
    .select()
    .from(users)
    .where(
      and(
        or(
          sql`lower(${users.username}) = lower(${name})`,
          sql`lower(${users.email}) = lower(${name})`,
        ),
        ne(users.email, ''),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(users.id)
    .limit(maxAccounts);
}

const actor = { id: null, name: 'sign-in page' };

/**
 * Emails a link for choosing a new password to the accounts that match the login, unless they have reached the limit.
 */
export async function emailLinks(api: Services, login: string): Promise<void> {
  const { queries } = api.database;
  for (const user of await findAccounts(queries, login)) {
    if ((await api.emailedLinks.tryTake(accountKey(user.id))) > 0) continue;
    const link = await queries.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
      const made = await makeLink(tx, user.id, { madeBy: 'email', now: api.now() });
      const entry = { actor, action: 'email-link', resource: 'people', recordId: user.id } as const;
      await recordAudit(tx, { ...entry, before: null, after: {} });
      return made;
    });
    await api.notifications.sendNow({
      to: user.email,
      replyTo: '',
      ...(await toLinkMessage(api, user, link)),
    });
  }
}

async function toLinkMessage(
  { company, settings: { publicUrl } }: Services,
  { username, fullName }: User,
  { token, expires_at: until }: NewLink,
) {
  const { name } = await company.current();
  const timeZone = await company.timeZone();
  const lines = [
    `Hello ${fullName || username},`,
    '',
    `somebody, probably you, asked for a link to choose a new password for the login ${username}.`,
    'Open it on the phone or computer on which you sign in:',
    '',
    signInAddress(publicUrl, token),
    '',
    `It works once, until ${instantText(until, timeZone)} (${timeZoneName(timeZone)}). The new password signs you out everywhere else.`,
    'If you did not ask for it, do nothing. Your password stays as it is.',
  ];
  return { subject: `Choose a new password for ${name}`, text: `${lines.join('\n')}\n` };
}
