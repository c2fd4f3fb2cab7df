import type { DecidedRow, ImportKind } from '@/contract/office/imports';
import type { Queries } from '../../platform/database/Database';
import type { Actor } from '../audit/audit';
import type { Announcements } from '../notifications/Announcements';

/** The data for undoing an import: the added records' ids, and the changed records' previous values. */
export interface Written {
  added: readonly number[];
  changed: readonly unknown[];
}

export interface ImportRules<Row, Decided extends DecidedRow> {
  readonly kind: ImportKind;
  /** Blocks other writes of this kind's records until the transaction ends. */
  lock(tx: Queries): Promise<unknown>;
  decide(tx: Queries, rows: readonly Row[]): Promise<Decided[]>;
  write(tx: Queries, decided: readonly Decided[], notifications: Announcements): Promise<Written>;
}

export interface UndoRules {
  lock(tx: Queries): Promise<unknown>;
  /** Returns names of records that somebody has used or changed since the import. */
  builtOn(tx: Queries, written: Written): Promise<string[]>;
  undo(tx: Queries, written: Written, notifications: Announcements): Promise<void>;
}

export interface ImportContext {
  queries: Queries;
  actor: Actor & { id: number };
  now: () => Date;
  notifications: Announcements;
}
