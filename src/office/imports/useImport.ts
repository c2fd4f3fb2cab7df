import { useState } from 'react';
import { useNotify } from 'react-admin';
import { withId } from '@/contract/calls';
import {
  countFates,
  importPaths,
  importResponse,
  undoneImport,
  type DecidedRow,
  type ImportField,
  type ImportResponse,
} from '@/contract/office/imports';
import { counted } from '../labels';
import { useReportedCall } from '../form/useReportedCall';
import { useOfficeCalls } from '../useOfficeCalls';
import { askWorker } from './askWorker';
import { parseImportTable, type Columns, type ImportRow, type Table } from './columns';
import type { ImportDeclaration } from './kinds';

export interface ShownRow {
  row: ImportRow;
  decided: DecidedRow;
}

const isGood = ({ decided }: ShownRow) => decided.fate !== 'rejected';

function withFates(rows: readonly ImportRow[], { rows: decidedRows }: ImportResponse): ShownRow[] {
  const byLine = new Map(decidedRows.map((decided) => [decided.line, decided]));
  return rows.flatMap((row) => {
    const decided = byLine.get(row.line);
    return decided ? [{ row, decided }] : [];
  });
}

function useImportCalls({ kind }: ImportDeclaration) {
  const calls = useOfficeCalls();
  return {
    ask: (rows: readonly ImportRow[], expected?: ImportResponse['counts']) =>
      calls.send('POST', importPaths[kind], {
        body: { rows, ...(expected && { expected }) },
        response: importResponse,
      }),
    undo: (id: number) =>
      calls.send('POST', withId(importPaths.undo, id), { body: {}, response: undoneImport }),
  };
}

/** In bytes. A larger file could fill a small computer's memory. */
const largestFile = 20 * 1024 * 1024;

async function readSource(
  declared: ImportDeclaration,
  source: File | string,
): Promise<Table | string> {
  if (typeof source !== 'string' && source.size > largestFile) {
    const megabytes = Math.ceil(source.size / 1024 / 1024);
    return `The file has ${megabytes} MB. Import at most 20 MB at a time.`;
  }
  const table = await askWorker(typeof source === 'string' ? source : await source.arrayBuffer());
  return table
    ? parseImportTable(declared, table)
    : 'This file could not be read. Save it as CSV or .xlsx.';
}

export function useImport(declared: ImportDeclaration) {
  const calls = useImportCalls(declared);
  const notify = useNotify();
  const { isBusy, run } = useReportedCall();
  const [problem, setProblem] = useState<string | null>(null);
  const [columns, setColumns] = useState<Columns | null>(null);
  const [shown, setShown] = useState<readonly ShownRow[]>([]);
  const [applied, setApplied] = useState<ImportResponse | null>(null);
  const rows = shown.map(({ row }) => row);

  const check = async (checked: readonly ImportRow[]) =>
    setShown(withFates(checked, await calls.ask(checked)));

  const read = (source: File | string) =>
    run(async () => {
      const found = await readSource(declared, source);
      setApplied(null);
      setShown([]);
      setProblem(typeof found === 'string' ? found : null);
      setColumns(typeof found === 'string' ? null : found.columns);
      if (typeof found !== 'string') await check(found.rows);
    });

  const edit = (line: number, field: ImportField, text: string) =>
    setShown(
      shown.map((one) =>
        one.row.line === line ? { ...one, row: { ...one.row, [field]: text } } : one,
      ),
    );

  const apply = () =>
    run(async () => {
      const good = shown.filter(isGood);
      try {
        setApplied(
          await calls.ask(
            good.map(({ row }) => row),
            countFates(good.map(({ decided }) => decided)),
          ),
        );
        setShown(shown.filter((one) => !isGood(one)));
      } catch (error) {
        // The records may have changed in the meantime, so the results are loaded again.
        await check(rows);
        throw error;
      }
    });

  const undo = () =>
    run(async () => {
      if (!applied || applied.id === null) return;
      const { removed, restored } = await calls.undo(applied.id);
      setApplied(null);
      notify(`Undone: ${counted(removed, declared.noun)} removed, ${restored} restored.`, {
        type: 'success',
      });
    });

  const checkAgain = () => run(() => check(rows));
  return { isBusy, problem, columns, shown, applied, read, edit, apply, undo, checkAgain };
}
