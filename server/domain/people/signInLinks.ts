import { and, inArray, isNull } from 'drizzle-orm';
import type { NamedLink, Person, PersonWithLink } from '@/contract/office/people';
import type { Queries } from '../../platform/database/Database';
import { HttpRejection } from '../../platform/rejections';
import { changeAccount, noPassword } from '../accounts/changeAccount';
import { makeLink, revokeLinks, type NewLink } from '../accounts/signInLinks';
import { recordAudit, type Actor } from '../audit/audit';
import { users } from '../tables/accounts';
import { changePerson } from './changePerson';

const rejected = (detail: string) => new HttpRejection(400, { detail });

export interface LinkContext {
  queries: Queries;
  actor: Actor;
  now: () => Date;
}

/** Makes a sign-in link for a person. Invalidates their old password and ends their sessions. */
export async function linkPerson(
  { queries, actor, now }: LinkContext,
  id: number,
): Promise<PersonWithLink> {
  const made: { link?: NewLink } = {};
  if (actor.id === id) throw rejected('Change your own password under ‘My account’.');
  const change = { actor, action: 'sign-in-link', id } as const;
  const person = await changePerson(queries, change, async (tx, { disabled }) => {
    if (disabled) throw rejected('This account is disabled. Enable it first.');
    const sessions_ended = await changeAccount(tx, { id, values: noPassword() });
    made.link = await makeLink(tx, id, { madeBy: 'office', now: now() });
    return { sessions_ended };
  });
  if (!made.link) throw new Error('the link is made in the transaction');
  return { ...person, link: made.link };
}

export function revokeLink(queries: Queries, actor: Actor, id: number): Promise<Person> {
  return changePerson(queries, { actor, action: 'revoke-link', id }, async (tx) => {
    const revoked = await revokeLinks(tx, id);
    return revoked > 0 ? { links_revoked: revoked } : undefined;
  });
}

/**
 * Makes a sign-in link for each of these people whose account is enabled and who has never signed in. Skips people who
 * have signed in, because a link would invalidate their passwords and end their sessions.
 */
export function linkSeveral(
  { queries, actor, now }: LinkContext,
  ids: readonly number[],
): Promise<{ data: NamedLink[] }> {
  return queries.transaction(async (tx) => {
    const isNew = and(
      inArray(users.id, [...ids]),
      isNull(users.lastSeenAt),
      isNull(users.disabledAt),
    );
    const people = await tx
      .select({ id: users.id, username: users.username, full_name: users.fullName })
      .from(users)
      .where(isNew)
      .orderBy(users.id)
      .for('no key update');
    const data: NamedLink[] = [];
    for (const person of people) {
      await changeAccount(tx, { id: person.id, values: noPassword() });
      data.push({
        ...person,
        link: await makeLink(tx, person.id, { madeBy: 'office', now: now() }),
      });
      const entry = { actor, action: 'sign-in-link', resource: 'people' } as const;
      await recordAudit(tx, { ...entry, recordId: person.id, before: null, after: {} });
    }
    return { data };
  });
}
