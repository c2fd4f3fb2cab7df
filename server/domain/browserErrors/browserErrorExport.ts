import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { browserErrorQuery, type BrowserError } from '@/contract/office/browserErrors';
import { headingIn, minuteIn } from '../dayIn';
import { listExport } from '../exports/listExport';
import { browserErrorOrder, matching, readBrowserErrors } from './browserErrors';

export const browserErrorExport = listExport({
  list: 'browser-errors',
  needs: 'browserErrors',
  query: v.omit(browserErrorQuery, ['page', 'perPage']),
  selectIds: (query) =>
    sql`select id from browser_errors where ${matching(query) ?? sql`true`}
      order by ${browserErrorOrder(query)}`,
  rowsWith: (ids, { queries }) => readBrowserErrors(queries, ids),
  columns: ({ timeZone }) => ({
    id: ({ id }: BrowserError) => id,
    part: ({ part }) => part,
    message: ({ message }) => message,
    count: ({ count }) => count,
    [headingIn(timeZone, 'first_at')]: (row) => minuteIn(timeZone, row.first_at),
    [headingIn(timeZone, 'last_at')]: (row) => minuteIn(timeZone, row.last_at),
    stack: ({ stack }) => stack,
    build: ({ build }) => build,
  }),
});
