import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { mediaQuery, type Media } from '@/contract/office/media';
import { headingIn, minuteIn } from '../dayIn';
import { listExport } from '../exports/listExport';
import { matching, mediaOrder, readMediaFiles } from './readMediaFiles';

export const mediaExport = listExport({
  list: 'media',
  needs: 'media',
  query: v.omit(mediaQuery, ['page', 'perPage']),
  selectIds: (query) =>
    sql`select id from media_files where ${matching(query)} order by ${mediaOrder(query)}`,
  rowsWith: (ids, { queries }) => readMediaFiles(queries, ids),
  columns: ({ timeZone }) => ({
    id: ({ id }: Media) => id,
    kind: ({ kind }) => kind,
    name: ({ name }) => name,
    address: ({ address }) => address,
    alternative_text: (row) => row.alternative_text,
    width: ({ width }) => width,
    height: ({ height }) => height,
    bytes: ({ bytes }) => bytes,
    used: ({ used }) => used.join('; '),
    uploaded_by: (row) => row.uploaded_by,
    [headingIn(timeZone, 'uploaded_at')]: (row) => minuteIn(timeZone, row.uploaded_at),
  }),
});
