import {
  countFates,
  undoTime,
  type DecidedRow,
  type ImportRequest,
  type ImportResponse,
} from '@/contract/office/imports';
import type { Queries } from '../../platform/database/Database';
import { toPostgresJson } from '../../platform/database/json';
import { HttpRejection } from '../../platform/rejections';
import { recordAudit } from '../audit/audit';
import { imports } from '../tables/imports';
import type { ImportContext, ImportRules } from './ImportRules';

const shown = ({ line, fate, why, record }: DecidedRow): DecidedRow => ({
  line,
  fate,
  why,
  record,
});

/**
 * Decides each row's fate. With `expected`, writes all rows in one transaction. If a row is rejected or the fates
 * differ from `expected`, writes nothing and throws 409 with the present fates.
 */
export async function importRows<Row, Decided extends DecidedRow>(
  { queries, actor, now, notifications }: ImportContext,
  rules: ImportRules<Row, Decided>,
  { rows, expected }: ImportRequest<Row>,
): Promise<ImportResponse> {
  const response = await queries.transaction(async (tx) => {
    if (expected) await rules.lock(tx);
    const decided = await rules.decide(tx, rows);
    const counts = countFates(decided);
    const preview = { id: null, undo_until: null, counts, added: [], rows: decided.map(shown) };
    if (!expected) return preview;
    if (
      counts.rejected > 0 ||
      toPostgresJson(counts) !== toPostgresJson({ ...counts, ...expected })
    ) {
      const detail = 'Something has changed since the preview. Nothing was imported.';
      throw new HttpRejection(409, { detail, current: preview });
    }
    const at = now();
    const { id, added } = await write(tx, { actor, at, notifications }, rules, decided);
    const undoUntil = new Date(at.getTime() + undoTime).toISOString();
    return { ...preview, id, added, undo_until: undoUntil };
  });
  notifications.deliverSoon();
  return response;
}

async function write<Row, Decided extends DecidedRow>(
  tx: Queries,
  { actor, at, notifications }: Pick<ImportContext, 'actor' | 'notifications'> & { at: Date },
  rules: ImportRules<Row, Decided>,
  decided: readonly Decided[],
) {
  const { kind } = rules;
  const { added, changed } = await rules.write(tx, decided, notifications);
  const [stored] = await tx
    .insert(imports)
    .values({ kind, actorId: actor.id, at, added, changed })
    .returning({ id: imports.id });
  if (!stored) throw new Error('an import is one row');
  await recordAudit(tx, {
    actor,
    action: 'import',
    resource: kind,
    recordId: `import ${stored.id}`,
    before: null,
    after: { added: added.length, changed: changed.length },
  });
  return { id: stored.id, added: [...added] };
}
