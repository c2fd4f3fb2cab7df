import { sql } from 'drizzle-orm';
import { checklistKeys } from '@/contract/checklist';
import type { Queries } from '../../platform/database/Database';
import { MigrationError } from '../../platform/database/migrate';
import { queryRows } from '../../platform/database/rows';

/** Columns with a check that lists the items. `inspections` also has a column for each item. */
const checks = [
  ['inspection_comments', 'key'],
  ['defects', 'item'],
] as const;

interface Check {
  name: string;
  definition: string;
}

/**
 * Throws a MigrationError if the database's items differ from the contract's. The error contains the missing
 * migration's statements.
 */
export async function verifyItems(queries: Queries): Promise<void> {
  const statements = await missingColumns(queries);
  for (const [table, column] of checks) {
    const check = await findCheckConstraint(queries, table, column);
    if (!areItems(check?.definition ?? '')) statements.push(statementFor(table, column, check));
  }
  if (statements.length === 0) return;
  const script = statements.join(' ');
  throw new MigrationError(`The items of the database are not the contract's. It lacks: ${script}`);
}

/** Returns the statements that add and drop item columns. Every boolean column of `inspections` is an item. */
async function missingColumns(queries: Queries): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    queries,
    sql`select attname as name from pg_attribute
      where attrelid = 'inspections'::regclass and atttypid = 'boolean'::regtype
        and not attisdropped`,
  );
  const columns = new Set(rows.map(({ name }) => name));
  const items = new Set<string>(checklistKeys);
  const changes = [
    ...checklistKeys.filter((key) => !columns.has(key)).map((key) => `add column ${key} boolean`),
    ...[...columns].filter((name) => !items.has(name)).map((name) => `drop column ${name}`),
  ];
  return changes.length > 0 ? [`alter table inspections ${changes.join(', ')};`] : [];
}

async function findCheckConstraint(queries: Queries, table: string, column: string) {
  const [check] = await queryRows<Check>(
    queries,
    sql`select conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint
        join pg_attribute on attrelid = conrelid and conkey = array[attnum] and attname = ${column}
      where contype = 'c' and conrelid = ${table}::regclass and position(' ANY ' in pg_get_constraintdef(pg_constraint.oid)) > 0`,
  );
  return check;
}

function areItems(definition: string): boolean {
  const listed = [...definition.matchAll(/'(\w+)'/g)].map(([, item = '']) => item);
  return JSON.stringify(listed.sort()) === JSON.stringify([...checklistKeys].sort());
}

function statementFor(table: string, column: string, check: Check | undefined): string {
  const dropped = check ? `drop constraint ${check.name}, ` : '';
  const items = checklistKeys.map((key) => `'${key}'`).join(', ');
  return `alter table ${table} ${dropped}add check (${column} in (${items}));`;
}
