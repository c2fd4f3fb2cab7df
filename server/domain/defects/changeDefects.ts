import { eq, sql } from 'drizzle-orm';
import { notDeferrable, type Certification } from '@/contract/office/defects';
import type { Role } from '@/contract/office/roles';
import type { Defect } from '@/contract/records';
import { consentVersion } from '@/contract/signingConsent';
import type { Queries } from '../../platform/database/Database';
import { isUniqueViolation } from '../../platform/database/failures';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { readBeforeCertification, readStored, type StoredDefect } from './storedDefect';
import { storeSteps } from './storeChanges';
import { getCertification, type Defect as DefectRecord, type Step } from './rules/defect';
import * as staff from './rules/staff';
import {
  fieldErrors,
  forbidden,
  found,
  HttpRejection,
  notFound,
  stale,
} from '../../platform/rejections';
import type { Announcements } from '../notifications/Announcements';
import { announceHolds } from '../notifications/announceHolds';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { readCompany } from '../company/readCompany';
import { signingConsents } from '../tables/accounts';
import { defects } from '../tables/vehicles';
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
  /** The version of the consent text that the signing account agrees to. */
  consent?: number | undefined;
}

interface Change extends Chosen, Consent {
  action: 'certify' | 'defer' | 'reopen' | 'take_back';
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
  return change(context, { ...chosen, action: 'certify', consent }, (defect, author) =>
    staff.certify(defect, author, certification),
  );
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
export function reopen(
  context: Context,
  chosen: Chosen,
  reopening: { how: 'reopened' | 'not_fixed'; note: string },
) {
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
  return change(context, { ...chosen, action: 'defer', consent }, (defect, author) =>
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
  { id, version, action, consent }: Change,
  decide: Decide,
): Promise<Defect> {
  const { actor, notifications } = context;
  const changed = await context.queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    const [stored] = await readStored(tx, withIds([id]));
    const [before] = await readDefects(tx, withIds([id]), context);
    if (!stored || !before) throw notFound();
    if (stored.version !== version) throw stale(before);
    const { name, signing_consent } = found(await readAccount(tx, actor.id));
    const isSignature = action === 'certify' || action === 'defer';
    if (isSignature && signing_consent?.version !== consentVersion) {
      await storeConsent(tx, actor.id, consent);
    }
    const author = { account: actor.id, name, role: actor.role, at: await now(tx) };
    const step = await decide(stored.defect, author, tx);
    if (staff.isRejected(step)) throw toHttpRejection(step, before);
    const event = await store(tx, stored, step);
    if (event !== null && isSigned(step)) await notifications.announceCertified(tx, [event]);
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

const isSigned = ({ event }: Step) => event?.event === 'certified' || event?.event === 'deferred';

/** Stores an account's consent to sign electronically. Throws 400 unless it is to the current text. */
async function storeConsent(tx: Queries, userId: number, version: number | undefined) {
  if (version !== consentVersion) throw new HttpRejection(400, { detail: noConsent });
  await tx.insert(signingConsents).values({ userId, version }).onConflictDoNothing();
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

function toHttpRejection({ rejected }: staff.Rejected, current: Defect): HttpRejection {
  switch (rejected) {
    case 'role':
      return forbidden('You do not have permission to perform this action.');
    case 'past':
      return fieldErrors({ until: ['Date must not be in the past'] });
    case 'too_far':
      return fieldErrors({ until: ['A repair cannot be deferred for that long'] });
    case 'unsafe':
      return fieldErrors({ affects_safe_operation: [notDeferrable] });
    case 'regulation':
      return new HttpRejection(400, { detail: regulated });
    case 'closed':
    case 'not_closed':
    case 'too_late':
      return stale(current);
  }
}

const regulated =
  '49 CFR 396.11 names this item. It must be repaired before the vehicle is driven.';
