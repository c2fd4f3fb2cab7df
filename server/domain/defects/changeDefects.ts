import { eq, sql } from 'drizzle-orm';
import type { ChecklistKey } from '@/contract/checklist';
import { notDeferrable, type Certification } from '@/contract/office/defects';
import type { Role } from '@/contract/office/roles';
import type { Defect } from '@/contract/records';
import type { SigningConsent } from '@/contract/signingConsent';
import type { Queries } from '../../platform/database/Database';
import { isUniqueViolation } from '../../platform/database/failures';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { readBeforeCertification, readStored, type StoredDefect } from './storedDefect';
import { storeSteps } from './storeChanges';
import { getCertification, type Defect as DefectRecord, type Step } from './rules/defect';
import * as staff from './rules/staff';
import { fieldErrors, forbidden, found, HttpRejection, notFound } from '../../platform/rejections';
import type { Announcements } from '../notifications/Announcements';
import { announceHolds } from '../notifications/announceHolds';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { staleRecord } from '../audit/staleRecord';
import { readCompany } from '../company/readCompany';
import { users } from '../tables/accounts';
import { defectEvents, defects } from '../tables/vehicles';
import { storeConsent } from '../people/consents';
import { readNameAt } from '../people/personName';
import { readAccount } from '../people/readAccounts';
import { now } from '../../platform/database/jsonRows';
import { getChangeAction, bringIntoReports } from './defectInReports';
import { dayAfter } from '@/contract/dates';
import type { CarrierDay } from '../days';
import { readDefects, withIds } from './readDefects';

export interface Context extends CarrierDay {
  queries: Queries;
  actor: Actor & { id: number; role: Role };
  notifications: Announcements;
}

/** A defect in the version that the caller read. */
export interface Chosen {
  id: number;
  version: number;
}

interface Consent {
  /** The version of the consent text that the page showed; absent if it showed none. */
  consent?: number | undefined;
}

interface Change extends Chosen {
  action: 'certify' | 'defer' | 'reopen' | 'take_back';
  /** Only for a change that the actor signs. `signedAt` is by the phone's clock, or absent for now. */
  signature?: Consent & { signedAt?: string };
  /** Whether an earlier call has already made this change of the defect. */
  isRepeat?: (defect: DefectRecord) => boolean;
}

type Decide = (
  defect: DefectRecord,
  author: staff.Signer,
  tx: Queries,
) => Step | staff.Rejected | Promise<Step | staff.Rejected>;

/**
 * Certifies that a defect was repaired or needs no repair. Throws 409 with the current defect if it is already closed
 * or has changed since the caller read it.
 */
export function certify(
  context: Context,
  chosen: Chosen,
  { consent, ...certification }: Certification,
) {
  const signature = { consent };
  return change(context, { ...chosen, action: 'certify', signature }, (defect, author) =>
    staff.certify(defect, author, certification),
  );
}

interface AgentCertification extends Certification {
  /** When the agent signed, by the phone's clock. */
  certified_at: string;
}

/**
 * Certifies a defect as the carrier's agent. A repeat of the same certification changes nothing and gets the defect.
 * Throws 403 if the account may not certify the item, and the same errors as `certify`.
 */
export function certifyAsAgent(
  context: Context,
  chosen: Chosen,
  { consent, certified_at, ...certification }: AgentCertification,
) {
  const signedAt = new Date(certified_at).toISOString();
  const isRepeat = ({ status }: DefectRecord) =>
    status.state !== 'deferred' && getCertification(status)?.account === context.actor.id;
  return change(
    context,
    { ...chosen, action: 'certify', signature: { consent, signedAt }, isRepeat },
    async (defect, author, tx) => {
      const since = await readAgency(tx, author.account, defect.item);
      return staff.certifyAsAgent(defect, { ...author, signedAt, since }, certification);
    },
  );
}

/** Reads since when an account may certify an item as the carrier's agent; null if it may not. */
async function readAgency(tx: Queries, account: number, item: ChecklistKey) {
  const [user] = await tx
    .select({ agentItems: users.agentItems })
    .from(users)
    .where(eq(users.id, account));
  return user?.agentItems[item] ?? null;
}

/**
 * Certifies several defects. Skips defects that are closed or changed since the caller read them. If one does not
 * exist, throws 404 and certifies none.
 */
export async function certifySeveral(
  context: Context,
  chosen: readonly Chosen[],
  certification: Certification,
) {
  const certified = await context.queries.transaction(async (tx) => {
    const data: Defect[] = [];
    const skipped: Defect[] = [];
    const unique = new Map(chosen.map(({ id, version }) => [id, version]));
    await lockReportsAlone(tx);
    for (const [id, version] of unique) {
      const one = { ...context, queries: tx };
      try {
        data.push(await certify(one, { id, version }, certification));
      } catch (error) {
        if (!(error instanceof HttpRejection) || error.status !== 409) throw error;
        skipped.push(...(await readDefects(tx, withIds([id]), context)));
      }
    }
    return { data, skipped };
  });
  context.notifications.deliverSoon();
  return certified;
}

/**
 * Reopens a defect. Throws 409 if it has changed since the caller read it, or if the item has a newer unresolved
 * defect.
 */
export function reopen(context: Context, chosen: Chosen, reopening: staff.ReopeningRequest) {
  return change(context, { ...chosen, action: 'reopen' }, (defect, author) =>
    staff.reopen(defect, author, reopening),
  );
}

/** Defers a repair through a day. Throws for a § item (49 CFR 396.11) and for a defect that affects safe operation. */
export async function defer(
  context: Context,
  chosen: Chosen,
  { consent, ...deferral }: staff.Deferral & Consent,
) {
  const { today } = context;
  const { max_deferral_days } = await readCompany(context.queries);
  const days = { today, lastDay: dayAfter(today, max_deferral_days) };
  const signature = { consent };
  return change(context, { ...chosen, action: 'defer', signature }, (defect, author) =>
    staff.defer(defect, author, { ...deferral, ...days }),
  );
}

/** Undoes a reopening or a certification for the person who made it. Throws 409 after the time limit. */
export function takeBack(context: Context, chosen: Chosen) {
  return change(context, { ...chosen, action: 'take_back' }, async (defect, author, tx) =>
    getCertification(defect.status)
      ? staff.undoCertification(defect, author, await readBeforeCertification(tx, chosen.id))
      : staff.takeBack(defect, author),
  );
}

async function change(
  context: Context,
  { id, version, action, signature, isRepeat }: Change,
  decide: Decide,
): Promise<Defect> {
  const { actor, notifications } = context;
  const changed = await context.queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    const [stored] = await readStored(tx, withIds([id]));
    const [before] = await readDefects(tx, withIds([id]), context);
    if (!stored || !before) throw notFound();
    if (isRepeat?.(stored.defect)) return before;
    if (stored.version !== version) throw await staleRecord(tx, 'defects', id, before);
    const { signing_consent } = found(await readAccount(tx, actor.id));
    const consentId = signature ? await signWith(tx, actor.id, signature, signing_consent) : null;
    const author = await readAuthor(tx, actor, signature);
    const step = await decide(stored.defect, author, tx);
    if (staff.isRejected(step)) throw await toHttpRejection(tx, step, before);
    const event = await store(tx, stored, step);
    if (event !== null && signature) {
      await tx.update(defectEvents).set({ consentId }).where(eq(defectEvents.id, event));
      await notifications.announceCertified(tx, [event]);
    }
    await announceHolds(tx, context, sql`vehicles.id = ${stored.vehicle}`);
    await bringIntoReports(tx, before, {
      actor,
      action: getChangeAction(stored.defect, step.defect),
    });
    const [after] = await readDefects(tx, withIds([id]), context);
    if (!after) throw notFound();
    const entry = { actor, action, resource: 'defects', recordId: id } as const;
    await recordAudit(tx, { ...entry, ...pickChangedFields(before, after) });
    return after;
  });
  notifications.deliverSoon();
  return changed;
}

/** Reads who acts, with the name that they had when they signed. */
async function readAuthor(
  tx: Queries,
  { id: account, role }: Context['actor'],
  signature: Change['signature'],
): Promise<staff.Signer> {
  const at = await now(tx);
  const name = await readNameAt(tx, account, signature?.signedAt ?? at);
  return { account, name, role, at };
}

/**
 * Returns the consent under which the actor signs; null if it was withdrawn before an agent signed. Throws 400 if the
 * account has not consented by now either.
 */
async function signWith(
  tx: Queries,
  account: number,
  { consent, signedAt }: NonNullable<Change['signature']>,
  given: SigningConsent | null,
): Promise<number | null> {
  const stored = await storeConsent(tx, { account, shown: consent, signedAt });
  if (stored === null && given === null) {
    throw new HttpRejection(400, { detail: noConsent });
  }
  return stored;
}

const noConsent =
  'This account has not agreed to sign electronically (49 CFR 390.32). Reload the page, and agree next to your signature.';

async function store(tx: Queries, { id, vehicle, defect }: StoredDefect, step: Step) {
  const isAgain = step.event?.event === 'reopened' || step.event?.event === 'not_fixed';
  const link = { link: isAgain ? 'again' : 'none' } as const;
  try {
    const [stored] = await storeSteps(tx, [{ id, vehicle, step, link }]);
    if (step.event?.event === 'certified') {
      const { status, reopening } = defect;
      const replaced = { beforeCertification: { status, reopening } };
      await tx.update(defects).set(replaced).where(eq(defects.id, id));
    }
    return stored?.event ?? null;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpRejection(409, { detail: 'This item was reported again. See the newer defect.' });
  }
}

async function toHttpRejection(
  tx: Queries,
  { rejected }: staff.Rejected,
  current: Defect,
): Promise<HttpRejection> {
  switch (rejected) {
    case 'role':
      return forbidden('You do not have permission to perform this action.');
    case 'past':
      return fieldErrors({ until: ['Date must not be in the past'] });
    case 'too_far':
      return fieldErrors({ until: ['A repair cannot be deferred for that long'] });
    case 'unsafe':
      return fieldErrors({ affects_safe_operation: [notDeferrable] });
    case 'no_reason':
      return fieldErrors({ note: ['Enter a reason'] });
    case 'before_finding':
      return new HttpRejection(400, { detail: beforeFinding });
    case 'regulation':
      return new HttpRejection(400, { detail: regulated });
    case 'closed':
    case 'not_closed':
    case 'too_late':
      return staleRecord(tx, 'defects', current.id, current);
  }
}

const beforeFinding = 'The defect was found after this certification was signed.';

const regulated =
  '49 CFR 396.11 names this item. It must be repaired before the vehicle is driven.';
