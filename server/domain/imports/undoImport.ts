import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { undoTime, type ImportKind, type UndoneImport } from '@/contract/office/imports';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import { found, HttpRejection } from '../../platform/rejections';
import { recordAudit } from '../audit/audit';
import { imports } from '../tables/imports';
import type { ImportContext, UndoRules } from './ImportRules';
import { undoPeople } from './people/undoPeople';
import { undoVehicles } from './vehicles/undoVehicles';

const undoRules: Record<ImportKind, UndoRules> = { vehicles: undoVehicles, people: undoPeople };

/** The permission for making and undoing each kind of import. */
export const importNeeds = { vehicles: 'vehicles.edit', people: 'people' } as const;

const written = v.object({ added: v.array(v.number()), changed: v.array(v.unknown()) });

const rejected = (detail: string) => new HttpRejection(400, { detail });

/**
 * Removes an import's added records and restores its changed ones. Throws 404 if the role cannot make such an import.
 * Throws 400 after an hour, if the import is already undone, or if somebody has used or changed one of the records
 * since.
 */
export async function undoImport(
  { queries, actor, now, notifications }: ImportContext & { actor: { role: Role } },
  id: number,
): Promise<UndoneImport> {
  const undone = await queries.transaction(async (tx) => {
    const isIt = eq(imports.id, id);
    const [one] = await tx.select({ kind: imports.kind }).from(imports).where(isIt);
    const { kind } = found(one && isAllowed(actor.role, importNeeds[one.kind]) ? one : null);
    const rules = undoRules[kind];
    await rules.lock(tx);
    const [row] = await tx.select().from(imports).where(isIt).for('update');
    const stored = found(row ?? null);
    if (stored.undoneAt !== null) throw rejected('This import is undone already.');
    if (now().getTime() - stored.at.getTime() > undoTime) {
      throw rejected('An import can be undone for an hour.');
    }
    const { added, changed } = v.parse(written, stored);
    const built = await rules.builtOn(tx, { added, changed });
    if (built.length > 0) {
      throw rejected(`Not undone: ${built.join(', ')} has been used or changed since.`);
    }
    await rules.undo(tx, { added, changed }, notifications);
    await tx.update(imports).set({ undoneAt: now() }).where(isIt);
    await recordAudit(tx, {
      actor,
      action: 'undo-import',
      resource: kind,
      recordId: `import ${id}`,
      before: { added: added.length, changed: changed.length },
      after: null,
    });
    return { id, removed: added.length, restored: changed.length };
  });
  notifications.deliverSoon();
  return undone;
}
