import type { DecidedRow, ImportKind } from '@/contract/office/imports';
import type { Queries } from '../../platform/database/Database';
import type { Actor } from '../audit/audit';

/**
 * The data for undoing an import: the ids of the added records, and the previous values of the
 * changed ones.
 */
export interface Written {
  added: readonly number[];
  changed: readonly unknown[];
}

/** The rules of one kind of import. `importRows` and `undoImport` do the rest. */
export interface ImportRules<Row, Decided extends DecidedRow> {
  readonly kind: ImportKind;
  /** Prevents others from writing such records until the transaction ends. */
  lock(tx: Queries): Promise<unknown>;
  /** Decides what happens to each row. */
  decide(tx: Queries, rows: readonly Row[]): Promise<Decided[]>;
  /** Writes the new and changed records. */
  write(tx: Queries, decided: readonly Decided[]): Promise<Written>;
}

/** Rules for undoing one kind of import. */
export interface UndoRules {
  lock(tx: Queries): Promise<unknown>;
  /** The names of some records that somebody has used or changed since. */
  builtOn(tx: Queries, written: Written): Promise<string[]>;
  /** Removes the added records, and restores the changed ones. */
  undo(tx: Queries, written: Written): Promise<void>;
}

export interface ImportContext {
  queries: Queries;
  actor: Actor & { id: number };
  now: () => Date;
}
