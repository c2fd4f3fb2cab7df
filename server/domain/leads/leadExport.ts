import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { lead, leadQuery, type Lead } from '@/contract/office/leads';
import { jsonRows } from '../../platform/database/jsonRows';
import { headingIn, minuteIn } from '../dayIn';
import { listExport } from '../exports/listExport';
import { leadColumns, leadTables, matching } from './leadRows';
import { leadOrder } from './readLeadRecords';

/** Applications and quotes in one table. Columns that a kind lacks stay blank. */
export const leadExport = listExport({
  list: 'leads',
  needs: 'leads',
  query: v.omit(leadQuery, ['page', 'perPage']),
  idsOf: (query, { timeZone }) =>
    sql`select leads.id from ${leadTables} where ${matching(query, timeZone)}
      order by ${leadOrder(query)}`,
  rowsWith: (ids, { queries }) =>
    jsonRows(queries, lead, sql`select ${leadColumns} from ${leadTables} where leads.id in ${ids}`),
  columns: ({ timeZone }) => ({
    id: ({ id }: Lead) => id,
    kind: ({ kind }) => kind,
    [headingIn(timeZone, 'received_at')]: (row) => minuteIn(timeZone, row.received_at),
    state: ({ state }) => state,
    assignee: ({ assignee }) => assignee,
    notes: ({ notes }) => notes,
    first_name: ({ application }) => application?.first_name,
    last_name: ({ application }) => application?.last_name,
    phone: ({ application }) => application?.phone,
    email: ({ application }) => application?.email,
    home_state: ({ application }) => application?.state,
    business_email: ({ quote }) => quote?.business_email,
    pickup_location: ({ quote }) => quote?.pickup_location,
    delivery_location: ({ quote }) => quote?.delivery_location,
    pickup_date: ({ quote }) => quote?.pickup_date,
    commodity: ({ quote }) => quote?.commodity,
    total_weight: ({ quote }) => quote?.total_weight,
    equipment: ({ quote }) => quote?.equipment,
    hazardous_materials: ({ quote }) => quote?.hazardous_materials,
    drop_trailer_required: ({ quote }) => quote?.drop_trailer_required,
  }),
});
