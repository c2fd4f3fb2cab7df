import { generatePassphrase } from 'secure-password-utilities';
import { DEFAULT_WORDLIST } from 'secure-password-utilities/wordlists';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type {
  NewPersonRequest,
  Person,
  PersonChanges,
  PersonWithLink,
  PersonWithPassword,
} from '@/contract/office/people';
import type { Role } from '@/contract/office/roles';
import { lockNames, looksLikeAnother } from '../accounts/similarNames';
import { usernameSimilar, usernameTaken } from '../accounts/newUsername';
import { changeAccount, noPassword, signOutEverywhere } from '../accounts/changeAccount';
import { hashPassword } from '../accounts/passwords';
import { accountKey } from '../accounts/users';
import { makeLink } from '../accounts/signInLinks';
import type { Queries } from '../../platform/database/Database';
import { users } from '../tables/accounts';
import { now } from '../../platform/database/jsonRows';
import { fieldErrors, HttpRejection, found } from '../../platform/rejections';
import { recordAudit, type Actor } from '../audit/audit';
import { staleRecord } from '../audit/staleRecord';
import type { Announcements } from '../notifications/Announcements';
import { changePerson } from './changePerson';
import { firstPasswordTime } from '../accounts/firstPassword';
import { readPerson } from './readPeople';
import { missingEmail } from './requiredEmail';
import type { LinkContext } from './signInLinks';

const resource = 'people';
const noLastDay = 'Enter the last day on which the auditor may sign in.';
const lastAdmin = 'This is the last admin. Make someone else an admin first.';

/** Adds an account with a first password. Throws a field error if the account breaks a rule. */
export async function createPerson(
  queries: Queries,
  actor: Actor,
  fields: NewPersonRequest,
): Promise<PersonWithPassword> {
  const password = firstPassword();
  const passwordHash = await hashPassword(password, accountKey(actor.id ?? 0));
  const firstPasswordAt = firstPasswordTime(fields);
  return queries.transaction(async (tx) => ({
    ...(await insertPerson(tx, actor, { ...fields, passwordHash, firstPasswordAt })),
    password,
  }));
}

/**
 * Adds an account and returns a link with which its owner chooses the password. Throws the same errors as
 * `createPerson`.
 */
export function invitePerson(
  { queries, actor, now }: LinkContext,
  fields: NewPersonRequest,
): Promise<PersonWithLink> {
  return queries.transaction(async (tx) => {
    const { id } = await insertPerson(tx, actor, { ...fields, ...noPassword() });
    const link = await makeLink(tx, id, { madeBy: 'office', now: now() });
    return { ...found(await readPerson(tx, id)), link };
  });
}

type Secret = Pick<typeof users.$inferInsert, 'passwordHash' | 'firstPasswordAt'>;

async function insertPerson(
  tx: Queries,
  actor: Actor,
  { passwordHash, firstPasswordAt, ...fields }: NewPersonRequest & Secret,
): Promise<Person> {
  const accessUntil = getLastDay(fields.role, fields.access_until);
  requireEmail(fields);
  // Locks the names before adding the row, so an import that holds the lock on names never waits for this row.
  await lockNames(tx);
  const [added] = await tx
    .insert(users)
    .values({ ...fields, fullName: fields.full_name, accessUntil, passwordHash, firstPasswordAt })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!added) throw fieldErrors({ username: [usernameTaken] });
  if (await looksLikeAnother(tx, fields.username, added.id)) {
    throw fieldErrors({ username: [usernameSimilar] });
  }
  const person = found(await readPerson(tx, added.id));
  const entry = { actor, action: 'create', resource, recordId: person.id } as const;
  await recordAudit(tx, { ...entry, before: null, after: fields });
  return person;
}

interface UpdateContext {
  queries: Queries;
  actor: Actor;
  /** The actor's session. It stays open if they change their own role. */
  sessionId: number;
  notifications: Announcements;
}

/**
 * Changes a person. Throws 409 with the current person if `version` is outdated, and a field error if the change breaks
 * a rule.
 */
export async function updatePerson(
  { queries, actor, sessionId, notifications }: UpdateContext,
  id: number,
  { version, full_name: fullName, access_until: until, agent_items, ...fields }: PersonChanges,
): Promise<Person> {
  const change = { actor, action: 'update', id } as const;
  const person = await changePerson(queries, change, async (tx, before) => {
    if (before.version !== version) throw await staleRecord(tx, resource, id, before);
    if (fields.role && fields.role !== 'admin' && (await isLastAdmin(tx, before))) {
      throw fieldErrors({ role: [lastAdmin] });
    }
    // An account from an earlier version may have no email address. Its other fields can still be changed.
    if (fields.email !== undefined || fields.role !== undefined) {
      requireEmail({ email: fields.email ?? before.email, role: fields.role ?? before.role });
    }
    const accessUntil = getLastDay(
      fields.role ?? before.role,
      until === undefined ? before.access_until : until,
    );
    const agentItems = await changedAgency(tx, id, agent_items);
    const values = { ...fields, fullName, accessUntil, agentItems };
    await changeAccount(tx, { id, sessionId, values, notifications });
  });
  notifications.deliverSoon();
  return person;
}

/** Sets a new first password. */
export async function resetPassword(
  queries: Queries,
  actor: Actor,
  id: number,
): Promise<PersonWithPassword> {
  const password = firstPassword();
  const passwordHash = await hashPassword(password, accountKey(actor.id ?? 0));
  const person = await changePerson(
    queries,
    { actor, action: 'reset-password', id },
    async (tx, before) => {
      const values = { passwordHash, firstPasswordAt: firstPasswordTime(before) };
      return { sessions_ended: await changeAccount(tx, { id, values }) };
    },
  );
  return { ...person, password };
}

/** Disables the account. Throws 400 for the admin's own account and for the last admin's. */
export function disablePerson(queries: Queries, actor: Actor, id: number): Promise<Person> {
  return changePerson(queries, { actor, action: 'disable', id }, async (tx, before) => {
    if (actor.id === id) throw rejected('You cannot disable your own account.');
    if (await isLastAdmin(tx, before)) throw rejected(lastAdmin);
    if (before.disabled) return;
    await changeAccount(tx, { id, values: { disabledAt: new Date() } });
  });
}

export function enablePerson(queries: Queries, actor: Actor, id: number): Promise<Person> {
  return changePerson(queries, { actor, action: 'enable', id }, async (tx) => {
    await changeAccount(tx, { id, values: { disabledAt: null } });
  });
}

export function signOutPerson(queries: Queries, actor: Actor, id: number): Promise<Person> {
  return changePerson(queries, { actor, action: 'sign-out', id }, async (tx) => ({
    sessions_ended: await signOutEverywhere(tx, id),
  }));
}

async function isLastAdmin(tx: Queries, { id, role, disabled }: Person): Promise<boolean> {
  if (role !== 'admin' || disabled) return false;
  const others = and(eq(users.role, 'admin'), isNull(users.disabledAt), ne(users.id, id));
  return (await tx.$count(users, others)) === 0;
}

function requireEmail(person: Pick<Person, 'role' | 'email'>): void {
  const problem = missingEmail(person);
  if (problem !== null) throw fieldErrors({ email: [problem] });
}

function getLastDay(role: Role, until: string | null = null): string | null {
  if (role !== 'auditor') return null;
  if (until === null) throw fieldErrors({ access_until: [noLastDay] });
  return until;
}

/** Returns the items that an agent may certify from now on. Items that stay keep the instant since which they count. */
async function changedAgency(tx: Queries, id: number, items: PersonChanges['agent_items']) {
  if (!items) return undefined;
  const [before] = await tx
    .select({ agentItems: users.agentItems })
    .from(users)
    .where(eq(users.id, id));
  const since = await now(tx);
  return Object.fromEntries(items.map((item) => [item, before?.agentItems[item] ?? since]));
}

const rejected = (detail: string) => new HttpRejection(400, { detail });

const wordCount = 4;

/**
 * Generates a password that people can read out over the phone: four random words from the EFF's long list (7,772
 * words). Its 51.7 bits are too many to guess. With a stolen database, at 20 ms per argon2id hash, 10,000 processors
 * would need 100 years on average.
 */
function firstPassword(): string {
  return generatePassphrase(wordCount, DEFAULT_WORDLIST, ' ');
}
