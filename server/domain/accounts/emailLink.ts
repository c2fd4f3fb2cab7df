import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { instantText } from '@/contract/dateText';
import { signInAddress } from '@/contract/signInLink';
import { timeZoneName } from '@/contract/timeZone';
import { HttpRejection } from '../../platform/rejections';
import { canEmailLinks } from '../../platform/settings/settings';
import { recordAudit, type Actor } from '../audit/audit';
import type { Services } from '../Services';
import { users } from '../tables/accounts';
import { makeLink, type NewLink } from './signInLinks';
import { accountKey, normalName, type User } from './users';

export const emailedLinkLimit = { name: 'emailed-links', points: 3, seconds: 3600 };

/** The maximum number of accounts that get a link for one username or email address. */
const maxAccounts = 3;

/** A condition for the enabled accounts with an email address that match the login. */
function matches(login: string) {
  const name = normalName(login);
  return and(
    or(sql`lower(${users.username}) = lower(${name})`, sql`lower(${users.email}) = lower(${name})`),
    ne(users.email, ''),
    isNull(users.disabledAt),
  );
}

const signInPage: Actor = { id: null, name: 'sign-in page' };

/**
 * Emails a link for choosing a new password to the accounts that match the login, unless they have reached the limit.
 */
export async function emailLinks(api: Services, login: string): Promise<void> {
  const found = await api.database.queries
    .select({ id: users.id })
    .from(users)
    .where(matches(login))
    .orderBy(users.id)
    .limit(maxAccounts);
  for (const { id } of found) {
    if ((await api.emailedLinks.tryTake(accountKey(id))) > 0) continue;
    const made = await makeEmailedLink(api, { id, actor: signInPage, condition: matches(login) });
    if (made) await sendLink(api, made, 'somebody, probably you, asked for');
  }
}

/**
 * Emails a link for choosing a new password to a driver's own address. The caller never sees the link, because who has it
 * could sign as the driver. Throws 400 for an account that is no enabled driver with an email address.
 */
export async function emailLinkToDriver(api: Services, actor: Actor, id: number): Promise<void> {
  if (!canEmailLinks(api.settings)) throw rejected('This server sends no sign-in links by email.');
  await api.emailedLinks.take(accountKey(id));
  const condition = and(eq(users.role, 'driver'), ne(users.email, ''), isNull(users.disabledAt));
  const made = await makeEmailedLink(api, { id, actor, condition });
  if (!made) throw rejected('This driver has no email address, or cannot sign in. Ask an admin.');
  await sendLink(api, made, `${actor.name} sent you`);
}

const rejected = (detail: string) => new HttpRejection(400, { detail });

interface Linked {
  id: number;
  actor: Actor;
  condition: SQL | undefined;
}

interface Made {
  user: User;
  link: NewLink;
}

/** Returns null if the account does not meet the condition, or no longer. */
function makeEmailedLink(
  { database: { queries }, now }: Services,
  { id, actor, condition }: Linked,
): Promise<Made | null> {
  return queries.transaction(async (tx) => {
    const isIt = and(eq(users.id, id), condition);
    const [user] = await tx.select().from(users).where(isIt).for('no key update');
    if (!user) return null;
    const link = await makeLink(tx, id, { madeBy: 'email', now: now() });
    const entry = { actor, action: 'email-link', resource: 'people', recordId: id } as const;
    await recordAudit(tx, { ...entry, before: null, after: {} });
    return { user, link };
  });
}

async function sendLink(api: Services, { user, link }: Made, why: string): Promise<void> {
  await api.notifications.sendNow({
    to: user.email,
    replyTo: '',
    isAutomatic: true,
    ...(await toLinkMessage(api, { user, link }, why)),
  });
}

async function toLinkMessage(
  { company, settings: { publicUrl } }: Services,
  { user: { username, fullName }, link: { token, expires_at: until } }: Made,
  why: string,
) {
  const { name } = await company.current();
  const timeZone = await company.timeZone();
  const lines = [
    `Hello ${fullName || username},`,
    '',
    `${why} a link to choose a new password for the login ${username}.`,
    'Open it on the phone or computer on which you sign in:',
    '',
    signInAddress(publicUrl, token),
    '',
    `It works once, until ${instantText(until, timeZone)} (${timeZoneName(timeZone)}). The new password signs you out everywhere else.`,
    'If you did not ask for it, do nothing. Your password stays as it is.',
  ];
  return { subject: `Choose a new password for ${name}`, text: `${lines.join('\n')}\n` };
}
