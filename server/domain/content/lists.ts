import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/Database';
import * as content from '../tables/content';
import { comments } from '../tables/leads';

/**
 * The number of published comments that a carousel can reasonably show; older comments stay stored.
 */
const maxComments = 100;

type ListTable = PgTable & { id: PgColumn; position: PgColumn };

/** Reads all rows of a list in the carrier's order, without the column that orders them. */
function readList(queries: Queries, table: ListTable): Promise<Record<string, unknown>[]> {
  const { position, ...columns } = getTableColumns(table);
  return queries.select(columns).from(table).orderBy(table.position, table.id);
}

const listReader = (table: ListTable) => (queries: Queries) => readList(queries, table);

export const readServices = listReader(content.services);
export const readOpportunities = listReader(content.opportunities);
export const readHowWorking = listReader(content.howWorking);
export const readCompanies = listReader(content.companies);
export const readReliableSolutions = listReader(content.reliableSolutions);
export const readLocations = listReader(content.locations);
export const readReasonsToChoose = listReader(content.reasonsToChoose);
export const readSecondReasons = listReader(content.secondReasons);
export const readThirdReasons = listReader(content.thirdReasons);
export const readHomeFiles = listReader(content.homeFiles);

/** The fields of a published comment; never its time or network address. */
export const publishedComment = {
  id: comments.id,
  first_name: comments.first_name,
  last_name: comments.last_name,
  description: comments.description,
  company_name: comments.company_name,
  position_user: comments.position_user,
  is_active: sql<boolean>`${comments.state} = 'shown'`,
};

/** Reads the shown comments, newest first (a new one goes to the front). */
export function readComments(queries: Queries) {
  return queries
    .select(publishedComment)
    .from(comments)
    .where(eq(comments.state, 'shown'))
    .orderBy(desc(comments.id))
    .limit(maxComments);
}
