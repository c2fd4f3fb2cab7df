import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportFile } from '@/contract/reportFile';
import type { Queries } from '../../platform/database/Database';
import { fieldErrors, HttpRejection } from '../../platform/rejections';
import { recordAudit, type Actor } from '../audit/audit';
import { usernameAt } from '../people/personName';
import { users } from '../tables/accounts';
import { inspections } from '../tables/inspections';
import { toCarrierTime } from './carrierTime';
import { createInspection, type CreateContext } from './createInspection';
import { hasDefects } from './hasDefects';
import { readCreateRequest, type CreateRequest } from './inspectionRequests';
import { sendInspection } from './inspections';
import { lockDriver } from './lockDriver';
import { isCurrent } from './readReport';

interface ImportContext extends Omit<CreateContext, 'ownerId' | 'by'> {
  actor: Actor;
}

const conflict = (detail: string) => new HttpRejection(409, { detail });

/** Throws if the office already has the report. Also throws if the report would supersede a newer one. */
async function checkIsNew(
  queries: Queries,
  driver: number,
  { date_inspected: dateTime, truck_number: truck }: CreateRequest,
): Promise<void> {
  const at = `${dateTime}:00`;
  const [same] = await queries
    .select({ id: inspections.id })
    .from(inspections)
    .where(
      and(
        eq(inspections.ownerId, driver),
        eq(inspections.date_inspected, at),
        eq(inspections.truck_number, truck),
      ),
    )
    .orderBy(desc(inspections.id))
    .limit(1);
  if (same) throw conflict(`The office already has this report, as number ${same.id}.`);
  const [current] = await queries
    .select({ at: inspections.date_inspected })
    .from(inspections)
    .where(isCurrent(driver));
  if (current && current.at > at) {
    throw conflict('The driver has a newer report that is not sent yet. Import this one after it.');
  }
}

/**
 * Stores a report from a driver's saved file, and marks it as sent if it is all clear. Its 'good' changes no defect,
 * because somebody other than the driver submits it. Throws field errors, and 409 if the office already has this report
 * or a newer one that is not sent.
 */
export async function importReport(
  context: ImportContext,
  file: ReportFile,
): Promise<{ id: number }> {
  const { actor, now, notifications } = context;
  const report = readCreateRequest(file.report, now);
  const imported = await context.queries.transaction(async (tx) => {
    const driver = await readDriverId(tx, file, toCarrierTime(report, context).instant);
    await lockDriver(tx, driver);
    await checkIsNew(tx, driver, report);
    const create = { ...context, queries: tx, ownerId: driver, by: 'import' } as const;
    const { id } = await createInspection(create, report);
    if (!hasDefects(report)) await sendInspection(tx, driver, id, { now });
    const after = { driver: file.driver, truck_number: report.truck_number };
    await recordAudit(tx, {
      actor,
      action: 'import',
      resource: 'reports',
      recordId: id,
      before: null,
      after,
    });
    return { id };
  });
  notifications.deliverSoon();
  return imported;
}

/**
 * Finds the driver's account by its id, or else the one that had the username at the time of the report, because the
 * name may be another person's now.
 */
async function readDriverId(
  queries: Queries,
  { driver: name, account }: ReportFile,
  at: SQL,
): Promise<number> {
  const isTheirs =
    account === undefined
      ? sql`${usernameAt({ id: users.id, at })} = ${name}`
      : eq(users.id, account);
  const [driver] = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(isTheirs, eq(users.role, 'driver')))
    // A later account never had the name before its creation.
    .orderBy(users.createdAt)
    .limit(1);
  if (!driver)
    throw fieldErrors({ driver: [`There was no driver ‘${name}’ at the time of the report.`] });
  return driver.id;
}
