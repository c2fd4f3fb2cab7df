import * as v from 'valibot';
import { applicationFields } from '../driverApplication';
import { requiredText } from '../fields';
import { officeLimits } from './limits';
import { equipmentTypes } from '../quote';
import { filters, listQuery, officePaths, oneOf, recordId, version } from './lists';
import { listResponse } from './listResponse';

export const leadKinds = ['driver_application', 'quote_request'] as const;
export const leadStates = ['new', 'contacted', 'won', 'lost'] as const;
export type LeadState = (typeof leadStates)[number];

const paths = officePaths('leads');
export const leadPaths = {
  ...paths,
  assignees: paths.bulk('assignees'),
  seen: paths.action('seen'),
  notes: paths.action('notes'),
  /** POST sends an email to the visitor. */
  reply: paths.action('reply'),
  /** GET returns the address from which replies are sent. */
  replySender: paths.bulk('reply-sender'),
  deletePersonalData: paths.action('delete-personal-data'),
} as const;

const application = v.object(v.entriesFromList(applicationFields, v.string()));

const quote = v.object({
  pickup_location: v.string(),
  delivery_location: v.string(),
  pickup_date: v.string(),
  commodity: v.string(),
  total_weight: v.string(),
  equipment: v.picklist(equipmentTypes),
  hazardous_materials: v.boolean(),
  drop_trailer_required: v.boolean(),
  business_email: v.string(),
});

/**
 * A driver application or a quote request. The field of the other kind is null, and so are both fields once the
 * visitor's data has been deleted.
 */
export const lead = v.object({
  id: v.number(),
  kind: v.picklist(leadKinds),
  received_at: v.string(),
  state: v.picklist(leadStates),
  seen: v.boolean(),
  assignee_id: v.nullable(v.number()),
  assignee: v.nullable(v.string()),
  notes: v.number(),
  application: v.nullable(application),
  quote: v.nullable(quote),
  version: v.number(),
});
export type Lead = v.InferOutput<typeof lead>;

export const leadNote = v.object({
  id: v.number(),
  text: v.string(),
  author: v.string(),
  written_at: v.string(),
});
export type LeadNote = v.InferOutput<typeof leadNote>;

export const leadRecord = v.object({ ...lead.entries, written: v.array(leadNote) });
export type LeadRecord = v.InferOutput<typeof leadRecord>;

const leadFilters = {
  search: filters.search,
  kind: oneOf(leadKinds),
  state: oneOf(leadStates),
  seen: filters.flag,
  assignee: filters.id,
  from: filters.day,
  to: filters.day,
};

export const leadQuery = listQuery({
  sorts: ['received_at'],
  sort: 'received_at',
  order: 'desc',
  filters: leadFilters,
});
export type LeadQuery = v.InferOutput<typeof leadQuery>;
export const leadListResponse = listResponse(lead);

export type LeadFilters = Omit<LeadQuery, 'page' | 'perPage' | 'sort' | 'order'>;

export const assigneeList = listResponse(v.object({ id: v.number(), name: v.string() }));

/** Body of PATCH. An absent field stays unchanged. */
export const leadChange = v.object({
  version,
  state: v.optional(v.picklist(leadStates)),
  assignee_id: v.optional(v.nullable(recordId)),
});
export type LeadChange = v.InferOutput<typeof leadChange>;

export const newLeadNote = v.object({ text: requiredText('Note', officeLimits.note) });

/** `from` is null if the server cannot send email. */
export const replySender = v.object({
  from: v.nullable(v.string()),
  reply_to: v.string(),
});

export const leadReply = v.object({
  version,
  subject: requiredText('Subject', officeLimits.replySubject),
  text: requiredText('Reply', officeLimits.reply),
});
export type LeadReply = v.InferOutput<typeof leadReply>;

export const versionOnly = v.object({ version });
