import type { DecidedRow, ImportKind } from '@/contract/office/imports';
import type { Queries } from '../../platform/database/Database';
import type { Actor } from '../audit/audit';

/** The data with which an import is undone: the ids of what it added, and what it changed. */
export interface Written {
  added: readonly number[];
  changed: readonly unknown[];
}

/** How the import of one kind differs. `importRows` and `undoImport` do the rest. */
export interface ImportRules<Row, Decided extends DecidedRow> {
  readonly kind: ImportKind;
  /** Keeps others from writing such records until the transaction ends. */
  lock(tx: Queries): Promise<unknown>;
  /** Decides each row's fate. */
  decide(tx: Queries, rows: readonly Row[]): Promise<Decided[]>;
  /** Writes what is new and changed. */
  write(tx: Queries, decided: readonly Decided[]): Promise<Written>;
}

/** How the import of one kind is undone. */
export interface UndoRules {
  lock(tx: Queries): Promise<unknown>;
  /** The names of some records that were used or changed since. */
  builtOn(tx: Queries, written: Written): Promise<string[]>;
  /** Removes what was added, and restores what was changed. */
  undo(tx: Queries, written: Written): Promise<void>;
}

export interface ImportContext {
  queries: Queries;
  actor: Actor & { id: number };
  now: () => Date;
}
