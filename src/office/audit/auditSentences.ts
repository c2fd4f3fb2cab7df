import { dayText } from '@/contract/dateText';
import * as v from 'valibot';
import type { AuditEntry, AuditKind } from '@/contract/office/audit';
import { sections, sitePages, type Section } from '@/contract/office/content/sections';
import { personText } from '@/contract/presentName';
import { vehicleKinds } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { changeLines } from '../changeLines';
import { counted } from '../labels';

/** A sentence in three parts, of which `record` links to `to`. */
export interface AuditSentence {
  before: string;
  record: string;
  /** Null if there is no page to link to. */
  to: string | null;
  after: string;
}

interface SentenceParts {
  did: string;
  /** By default, the entry's record. */
  record?: { name: string; to: string | null };
  rest?: string;
}

const pages: Readonly<Record<string, (id: string) => string>> = {
  people: (id) => `/people/${id}`,
  sessions: (id) => `/people/${id}`,
  vehicles: (id) => `/vehicles/${id}/show`,
  defects: (id) => `/defects/${id}/show`,
  leads: (id) => `/leads/${id}/show`,
  comments: (id) => `/comments/${id}/show`,
  media: () => '/media',
};

const nameless: Readonly<Record<string, string>> = {
  people: 'an account',
  vehicles: 'a vehicle',
  defects: 'a defect',
  leads: 'a lead whose personal data are deleted',
  comments: 'a comment that is deleted',
  media: 'a file that is deleted',
  reports: 'reports',
  deliveries: 'notifications',
};

function toTextOrDefault(value: unknown, otherwise: string): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
}

const optionalCountText = (value: unknown, noun: string, otherwise: string) =>
  typeof value === 'number' ? counted(value, noun) : `${otherwise} ${noun}s`;

const ofComment = ({ name }: AuditEntry) => (name === null ? '' : 'the comment of ');

const changed = (entry: AuditEntry, labels?: Record<string, string>): SentenceParts => {
  const lines = changeLines(entry, labels);
  return { did: 'changed', rest: lines.length === 0 ? '' : `: ${lines.join(', ')}` };
};

const vehicle = v.object({ id: v.number(), kind: v.picklist(vehicleKinds), number: v.string() });
const merged = v.object({ merged: vehicle, into: vehicle });

function merge({ before }: AuditEntry): SentenceParts {
  const { success, output } = v.safeParse(merged, before);
  if (!success) return { did: 'merged', rest: ' into another' };
  const { id } = output.into;
  return {
    did: `merged ${vehicleLabel(output.merged)} into`,
    record: { name: vehicleLabel(output.into), to: `/vehicles/${id}/show` },
  };
}

function certify({ after }: AuditEntry): SentenceParts {
  const isRepaired = after?.['state'] !== 'repair_not_needed';
  return { did: isRepaired ? 'certified the repair of' : 'certified that no repair is needed of' };
}

function defer({ after }: AuditEntry): SentenceParts {
  const until = after?.['deferred_until'];
  return { did: 'deferred', rest: typeof until === 'string' ? ` until ${dayText(until)}` : '' };
}

function labelsIn({ record_id }: AuditEntry): Record<string, string> {
  const found: [string, Section] | undefined = Object.entries(sections).find(
    ([name]) => name === record_id,
  );
  const all = Object.entries({ ...found?.[1].fields, ...found?.[1].lists });
  return Object.fromEntries(all.map(([field, { label }]) => [field, label]));
}

function section({ record_id }: AuditEntry) {
  const found = Object.entries(sections).find(([name]) => name === record_id);
  const page = Object.entries(sitePages).find(([, { sections: names }]) =>
    names.some((name) => name === record_id),
  );
  return {
    name: found ? `“${found[1].label}” of the site` : 'a section that the site no longer has',
    to: page ? `/site/${page[0]}` : null,
  };
}

const company = { name: 'the company', to: '/company' };
const site = { name: 'the site', to: '/setup' };

function purge({ before }: AuditEntry): SentenceParts {
  const record = { name: optionalCountText(before?.['reports'], 'report', 'old'), to: null };
  return { did: 'deleted', record, rest: ' that were done with' };
}

function signIn({ after }: AuditEntry): SentenceParts {
  const failed = Number(after?.['failed_before'] ?? 0);
  return { did: '', rest: ` signed in${failed > 0 ? ` after ${counted(failed, 'failure')}` : ''}` };
}

function moderation({ after }: AuditEntry): SentenceParts {
  const waits = after?.['moderation'] === true;
  const record = { name: 'new comments', to: '/comments' };
  return { did: 'made', record, rest: waits ? ' wait for approval' : ' appear at once' };
}

/** Entries from earlier releases have no count. */
const exported =
  (noun: string, nouns = `${noun}s`) =>
  ({ resource, record_id, after }: AuditEntry): SentenceParts => {
    const rows = after?.['rows'];
    const name = typeof rows === 'number' ? `${rows} ${rows === 1 ? noun : nouns}` : `the ${nouns}`;
    const rest = record_id === 'xlsx' ? ' as an Excel file' : ' as CSV';
    return { did: 'exported', record: { name, to: `/${resource}` }, rest };
  };

const imported =
  (noun: string, to: string) =>
  ({ after }: AuditEntry): SentenceParts => {
    const [added, different] = [Number(after?.['added'] ?? 0), Number(after?.['changed'] ?? 0)];
    const record = { name: counted(added + different, noun), to };
    return { did: 'imported', record, rest: `: ${added} new, ${different} changed` };
  };

const undone =
  (noun: string, to: string) =>
  ({ before }: AuditEntry): SentenceParts => {
    const count = Number(before?.['added'] ?? 0) + Number(before?.['changed'] ?? 0);
    return { did: 'undid the import of', record: { name: counted(count, noun), to } };
  };

const own = (rest: string) => (): SentenceParts => ({ did: '', rest });

const auditSentences: Record<AuditKind, (entry: AuditEntry) => SentenceParts> = {
  'people.create': () => ({ did: 'added' }),
  'people.update': changed,
  'people.reset-password': () => ({ did: 'reset the password of' }),
  'people.sign-in-link': () => ({ did: 'made a sign-in link for' }),
  'people.revoke-link': () => ({ did: 'revoked the sign-in link of' }),
  'people.email-link': () => ({ did: 'emailed a sign-in link to' }),
  'people.choose-password': own(' chose their password by a link'),
  'people.import': imported('account', '/people'),
  'people.undo-import': undone('account', '/people'),
  'people.disable': () => ({ did: 'disabled' }),
  'people.enable': () => ({ did: 'enabled' }),
  'people.sign-out': () => ({ did: 'signed out', rest: ' everywhere' }),
  'people.withdraw-consent': () => ({
    did: 'recorded that',
    rest: ' withdrew their consent to sign electronically',
  }),
  'people.export': exported('account'),
  'people.change-password': own(' changed their password'),
  'people.change-username': (entry) => ({
    ...own(' changed their login')(),
    rest: ` changed their login: ${changeLines(entry).join(', ')}`,
  }),
  'sessions.sign-in': signIn,
  'sessions.sign-out': own(' signed out'),
  'vehicles.create': () => ({ did: 'added' }),
  'vehicles.import': imported('vehicle', '/vehicles'),
  'vehicles.undo-import': undone('vehicle', '/vehicles'),
  'vehicles.update': changed,
  'vehicles.merge': merge,
  'vehicles.confirm': () => ({ did: 'confirmed' }),
  'vehicles.release': ({ before }) => ({
    did: `released the earlier number ${toTextOrDefault(before?.['number'], '')} of`,
  }),
  'vehicles.not-fitted': ({ after }) => ({
    did: 'changed which items are not fitted on',
    record: {
      name: Object.keys(after ?? {})
        .map((kind) => `${kind}s`)
        .join(' and '),
      to: '/not-fitted',
    },
  }),
  'vehicles.export': exported('vehicle'),
  'defects.certify': certify,
  'defects.defer': defer,
  'defects.reopen': () => ({ did: 'reopened' }),
  'defects.take_back': ({ after }) => ({
    did: `took back the ${after?.['closed_at'] === null ? 'certification' : 'reopening'} of`,
  }),
  'drivers.export': exported('driver'),
  'defects.export': exported('defect'),
  'leads.update': changed,
  'leads.seen': () => ({ did: 'opened the lead of' }),
  'leads.note': () => ({ did: 'wrote a note about' }),
  'leads.reply': () => ({ did: 'replied to' }),
  'leads.delete-personal-data': () => ({ did: 'deleted the personal data of' }),
  'leads.export': exported('lead'),
  'comments.approve': (entry) => ({ did: `approved ${ofComment(entry)}`.trim() }),
  'comments.hide': (entry) => ({ did: `hid ${ofComment(entry)}`.trim() }),
  'comments.delete': () => ({ did: 'deleted', record: { name: 'a comment', to: null } }),
  'comments.moderation': moderation,
  'comments.export': exported('comment'),
  'media.create': () => ({ did: 'uploaded' }),
  'media.update': () => ({ did: 'described' }),
  'media.delete': ({ before }) => ({
    did: 'deleted',
    record: { name: toTextOrDefault(before?.['name'], 'a file'), to: null },
  }),
  'media.export': exported('file'),
  'content.update': (entry) => ({ ...changed(entry, labelsIn(entry)), record: section(entry) }),
  'content.restore': (entry) => ({
    did: 'brought back an earlier version of',
    record: section(entry),
  }),
  'company.update': (entry) => ({ ...changed(entry), record: company }),
  'site.open': () => ({ did: 'opened', record: site }),
  'site.close': () => ({ did: 'closed', record: site }),
  'reports.export': exported('report'),
  'reports.package': ({ after }) => ({
    did: 'made an audit package of',
    record: { name: optionalCountText(after?.['reports'], 'report', 'the'), to: '/reports' },
  }),
  'reports.import': ({ record_id, after }) => ({
    did: 'imported',
    record: {
      name: `a report of ${toTextOrDefault(after?.['truck_number'], 'a truck')}`,
      to: `/reports/${record_id}/show`,
    },
  }),
  'reports.purge': purge,
  'deliveries.send-again': ({ after }) => ({
    did: 'sent',
    record: { name: optionalCountText(after?.['count'], 'notification', 'the'), to: null },
    rest: ' again',
  }),
  'audit.export': exported('audit entry', 'audit entries'),
  'browser-errors.export': exported('browser error'),
};

const programs = new Map([
  ['command line', 'The command line'],
  ['sign-in page', 'The sign-in page'],
]);

/** Describes an entry of the audit log: 'Dana Whitfield merged Truck 12 into Truck T-12'. */
export function auditSentence(entry: AuditEntry): AuditSentence {
  const { kind, resource, record_id } = entry;
  const name = entry.name && personText(entry.name, entry.name_now);
  const words = kind === null ? { did: 'changed' } : auditSentences[kind](entry);
  const page = pages[resource];
  const self = {
    name: name ?? nameless[resource] ?? 'something',
    to: name === null || !page ? null : page(record_id),
  };
  const who = programs.get(entry.actor_name) ?? personText(entry.actor_name, entry.actor_now);
  const isOwn = words.did === '';
  const record = words.record ?? (isOwn ? { name: who, to: self.to } : self);
  return {
    before: isOwn ? '' : `${who} ${words.did} `,
    record: record.name,
    to: record.to,
    after: words.rest ?? '',
  };
}
