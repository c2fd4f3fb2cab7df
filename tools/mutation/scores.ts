import * as v from 'valibot';
import { findMutatedModule, mutatedModules } from './modules';
import { notSampled } from './sample';

/** The part of Stryker's report (mutation-testing-report-schema) that is used here. Parsing keeps the rest. */
const report = v.looseObject({
  files: v.record(
    v.string(),
    v.looseObject({
      mutants: v.array(v.looseObject({ status: v.string(), statusReason: v.optional(v.string()) })),
    }),
  ),
});

/**
 * Returns the report without the mutants that timed out. Stryker tests these again, since the machine may have been
 * busy.
 */
export function withoutTimeouts(reportJson: string): string {
  const { files, ...rest } = v.parse(report, JSON.parse(reportJson));
  const settled = Object.entries(files).map(([file, { mutants, ...more }]) => {
    const others = mutants.filter(({ status }) => status !== 'Timeout');
    return [file, { ...more, mutants: others }] as const;
  });
  return JSON.stringify({ ...rest, files: Object.fromEntries(settled) });
}

const columns = {
  killed: 'Killed',
  'timed out': 'Timeout',
  survived: 'Survived',
  'not covered': 'NoCoverage',
  static: 'Ignored',
  broken: 'RuntimeError',
  'not tested': notSampled,
} as const;
type Column = keyof typeof columns;
type Counts = Record<Column, number>;

/**
 * Returns the table of `npm run mutation` from Stryker's incremental report, with a line for each module that has
 * results.
 */
export function mutationTable(reportJson: string): string {
  const { files } = v.parse(report, JSON.parse(reportJson));
  const statusesIn = (module: string) =>
    Object.entries(files)
      .filter(([file]) => findMutatedModule(file) === module)
      .flatMap(([, { mutants }]) =>
        mutants.map(({ status, statusReason }) =>
          statusReason?.includes(notSampled) ? notSampled : status,
        ),
      );
  const lines = mutatedModules
    .map((module) => [module, statusesIn(module)] as const)
    .filter(([, statuses]) => statuses.length > 0);
  return [
    line('module', [...Object.keys(columns), 'score']),
    ...lines.map(([module, statuses]) => line(module, toScoreCells(statuses))),
    line('all of these', toScoreCells(lines.flatMap(([, statuses]) => statuses))),
  ].join('\n');
}

function toScoreCells(statuses: readonly string[]): string[] {
  const counted = Object.entries(columns).map(([column, status]) => [
    column,
    statuses.filter((one) => one === status).length,
  ]);
  const counts = Object.fromEntries(counted) as Counts;
  return [...Object.values(counts).map(String), `${score(counts).toFixed(1)} %`];
}

/**
 * Returns Stryker's score, which is the share of the mutants that tests noticed. An endless mutant counts as noticed.
 * The mutants of a sample represent all mutants that tests reach.
 */
function score(counts: Counts): number {
  const noticed = counts.killed + counts['timed out'];
  const tested = noticed + counts.survived;
  const covered = tested + counts['not tested'];
  return tested === 0
    ? 0
    : (100 * (noticed / tested) * covered) / (covered + counts['not covered']);
}

function line(title: string, cells: readonly string[]): string {
  return [title.padEnd(36), ...cells.map((cell) => cell.padStart(13))].join('');
}
