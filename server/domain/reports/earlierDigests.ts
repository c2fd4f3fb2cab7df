import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import type { Inspection } from '@/contract/inspection';
import type { ReportRecord } from '@/contract/office/reports';
import { computeReportDigest } from '@/contract/reportDigest';
import type { Queries } from '../../platform/database/Database';
import { instant, jsonRows } from '../../platform/database/jsonRows';

/** From this migration on, copies of a report have the values that its driver entered. */
const enteredMigration = '0119_entered_values.sql';

const changes = v.partial(
  v.object({
    ...v.entriesFromList(checklistKeys, v.nullable(v.boolean())),
    mechanics_signature: v.string(),
    mechanics_signature_date: v.string(),
    comments: v.array(v.object({ key: v.string(), text: v.string() })),
  }),
);

type Contents = Omit<Inspection, 'comments'> & {
  comments: readonly { key: string; text: string }[];
};

/**
 * Returns the digests of earlier versions' copies, which had the values of their day: one for each change from before
 * the upgrade.
 */
export async function listEarlierDigests(
  queries: Queries,
  entered: Inspection,
  history: ReportRecord['history'],
): Promise<string[]> {
  const [upgrade] = await jsonRows(
    queries,
    v.object({ at: v.string() }),
    sql`select ${instant(sql`applied_at`)} as at from migrations where name = ${enteredMigration}`,
  );
  const digests = new Set<string>();
  let contents: Contents = entered;
  for (const { at, after } of history) {
    if (upgrade === undefined || at >= upgrade.at) break;
    if (after === null) continue;
    contents = applyChange(contents, v.parse(changes, after));
    digests.add((await computeReportDigest(contents)) ?? '');
  }
  digests.delete((await computeReportDigest(entered)) ?? '');
  return [...digests];
}

function applyChange(
  before: Contents,
  { comments = [], ...values }: v.InferOutput<typeof changes>,
): Contents {
  const kept = before.comments.filter(({ key }) => comments.every((other) => other.key !== key));
  return { ...before, ...values, comments: [...kept, ...comments] };
}
