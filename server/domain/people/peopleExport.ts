import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { peopleQuery, type Person } from '@/contract/office/people';
import { headingIn, minuteIn } from '../dayIn';
import { listExport } from '../exports/listExport';
import { matching, peopleOrder, readPeople } from './readPeople';

export const peopleExport = listExport({
  list: 'people',
  needs: 'people',
  query: v.omit(peopleQuery, ['page', 'perPage']),
  selectIds: (query) =>
    sql`select id from users where ${matching(query) ?? sql`true`} order by ${peopleOrder(query)}`,
  rowsWith: (ids, { queries }) => readPeople(queries, ids),
  columns: ({ timeZone }) => ({
    id: ({ id }: Person) => id,
    username: ({ username }) => username,
    full_name: (row) => row.full_name,
    email: ({ email }) => email,
    role: ({ role }) => role,
    disabled: ({ disabled }) => disabled,
    access_until: (row) => row.access_until ?? '',
    [headingIn(timeZone, 'last_seen_at')]: ({ last_seen_at: at }) =>
      at === null ? '' : minuteIn(timeZone, at),
    [headingIn(timeZone, 'created_at')]: (row) => minuteIn(timeZone, row.created_at),
  }),
});
