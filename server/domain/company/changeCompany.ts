import { sql } from 'drizzle-orm';
import type { Company, CompanyChange } from '@/contract/office/company';
import { readCompany } from './readCompany';
import type { Queries } from '../../platform/database/Database';
import { company } from '../tables/officeContent';
import { fieldErrors, stale } from '../../platform/rejections';
import { fieldsWithoutMedia } from '../media/missingMedia';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';

/** An arbitrary number. The number of each advisory lock begins with 7_402. */
const companyLock = 7_402_019;

/** Replaces the company's record. Throws 409 if `version` is outdated, and field errors for deleted pictures. */
export async function changeCompany(
  queries: Queries,
  actor: Actor,
  {
    version,
    phone_signatures,
    default_time_zone,
    max_deferral_days: maxDays,
    time_zone: zone,
    ...changed
  }: CompanyChange,
): Promise<Company> {
  return queries.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${companyLock})`);
    const before = await readCompany(tx);
    if (before.version !== version) throw stale(before);
    const fields = {
      ...changed,
      max_deferral_days: maxDays ?? before.max_deferral_days,
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
    return values;
  });
}
