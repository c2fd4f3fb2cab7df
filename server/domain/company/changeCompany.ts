import { sql } from 'drizzle-orm';
import type { Company, CompanyChange } from '@/contract/office/company';
import { readCompany } from './readCompany';
import type { Queries } from '../../platform/database/Database';
import { company } from '../tables/officeContent';
import { fieldErrors } from '../../platform/rejections';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import type { Announcements } from '../notifications/Announcements';
import { announceHolds } from '../notifications/announceHolds';
import { fieldsWithoutMedia } from '../media/missingMedia';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { staleRecord } from '../audit/staleRecord';

/** An arbitrary number. The number of each advisory lock begins with 7_402. */
const companyLock = 7_402_019;

interface Context {
  queries: Queries;
  actor: Actor;
  notifications: Announcements;
  /** The carrier's current day. */
  today: string;
}

/**
 * Replaces the company's record, and announces the vehicles that other exempt items hold or release. Throws 409 if
 * `version` is outdated, and field errors for deleted pictures.
 */
export async function changeCompany(
  { queries, actor, notifications, today }: Context,
  {
    version,
    phone_signatures,
    default_time_zone,
    max_deferral_days: maxDays,
    exempt_items: exempt,
    time_zone: zone,
    ...changed
  }: CompanyChange,
): Promise<Company> {
  const stored = await queries.transaction(async (tx) => {
    // Takes the advisory lock on reports first, as every other change of what holds a vehicle does.
    if (exempt) await lockReportsAlone(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${companyLock})`);
    const before = await readCompany(tx);
    if (before.version !== version) throw await staleRecord(tx, 'company', 1, before);
    const fields = {
      ...changed,
      max_deferral_days: maxDays ?? before.max_deferral_days,
      exempt_items: exempt ?? before.exempt_items,
      time_zone: zone === undefined ? before.time_zone : zone,
    };
    const changes = pickChangedFields({ ...before, version: 0 }, { ...fields, version: 0 });
    if (Object.keys(changes.after).length === 0) return before;
    const gone = await fieldsWithoutMedia(tx, fields);
    if (gone.length > 0) {
      const message = 'This picture was deleted from Media. Choose another one.';
      throw fieldErrors(Object.fromEntries(gone.map((field) => [field, [message]])));
    }
    const values = { ...fields, version: version + 1 };
    await tx.insert(company).values(values).onConflictDoUpdate({ target: company.id, set: values });
    const entry = { actor, action: 'update', resource: 'company', recordId: 1 } as const;
    await recordAudit(tx, { ...entry, ...changes });
    if ('exempt_items' in changes.after) {
      await announceHolds(tx, { notifications, today }, sql`true`);
    }
    return values;
  });
  notifications.deliverSoon();
  return stored;
}
