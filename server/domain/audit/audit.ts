import type { AuditEvent } from '@/contract/office/audit';
import type { ExportedList, ExportFormat } from '@/contract/office/exports';
import type { Queries } from '../../platform/database/Database';
import { auditEntries, type AuditFields } from '../tables/audit';

export interface Actor {
  /** Null for an actor without an account. */
  id: number | null;
  name: string;
}

export const commandLine: Actor = { id: null, name: 'command line' };

type AuditEntry = AuditEvent & {
  actor: Actor;
  recordId: number | string;
  /** The changed fields' previous values. Must not contain a password. */
  before: AuditFields | null;
  after: AuditFields | null;
};

/** Adds an entry to the audit log. For a change, pass the change's own transaction as `tx`. */
export async function recordAudit(tx: Queries, entry: AuditEntry): Promise<void> {
  const { actor, recordId, ...rest } = entry;
  await tx.insert(auditEntries).values({
    ...rest,
    actorId: actor.id,
    actorName: actor.name,
    recordId: String(recordId),
  });
}

interface Export {
  list: ExportedList;
  format: ExportFormat;
  rows: number;
}

export function recordExport(
  queries: Queries,
  actor: Actor,
  { list, format, rows }: Export,
): Promise<void> {
  return recordAudit(queries, {
    actor,
    action: 'export',
    resource: list,
    recordId: format,
    before: null,
    after: { rows },
  });
}

interface Package {
  reports: number;
  from: string | undefined;
  to: string | undefined;
}

export function recordPackage(queries: Queries, actor: Actor, contents: Package): Promise<void> {
  return recordAudit(queries, {
    actor,
    action: 'package',
    resource: 'reports',
    recordId: 'zip',
    before: null,
    after: { ...contents },
  });
}

export function pickChangedFields<Record extends object>(before: Record, after: Record) {
  const keys = Object.keys(after) as (keyof Record)[];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const pick = (record: Record) => Object.fromEntries(changed.map((key) => [key, record[key]]));
  return { before: pick(before), after: pick(after) };
}
