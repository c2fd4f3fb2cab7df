import type * as v from 'valibot';
import { accountName, accountPaths, accountRecord } from '@/contract/office/accounts';
import { auditEntry, auditPaths } from '@/contract/office/audit';
import { browserError, browserErrorPaths } from '@/contract/office/browserErrors';
import { commentPaths, officeComment } from '@/contract/office/comments';
import { defect, reportRow } from '@/contract/records';
import { defectPaths } from '@/contract/office/defects';
import { lead, leadPaths, leadRecord } from '@/contract/office/leads';
import { media, mediaPaths } from '@/contract/office/media';
import { peoplePaths, person, personWithPassword } from '@/contract/office/people';
import { reportPaths, reportRecord } from '@/contract/office/reports';
import { vehicle, vehiclePaths } from '@/contract/office/vehicles';

interface Resource {
  paths: { list: string; record: string };
  /** The schemas of a row of the list, and of the record on its own page. */
  row: v.GenericSchema<unknown, { id: number }>;
  record: v.GenericSchema<unknown, { id: number }>;
  /** The response to a new record, if it is more than the record. */
  created?: v.GenericSchema<unknown, { id: number }>;
  /** The fields that an update may have; the server rejects others. */
  editable: readonly string[];
}

/** The office's resources by their names in react-admin. */
const resources = {
  people: {
    paths: peoplePaths,
    row: person,
    record: person,
    created: personWithPassword,
    editable: ['full_name', 'email', 'role'],
  },
  accounts: { paths: accountPaths, row: accountName, record: accountRecord, editable: [] },
  reports: { paths: reportPaths, row: reportRow, record: reportRecord, editable: [] },
  defects: { paths: defectPaths, row: defect, record: defect, editable: [] },
  vehicles: {
    paths: vehiclePaths,
    row: vehicle,
    record: vehicle,
    editable: ['number', 'vin', 'plate', 'make', 'year', 'in_service'],
  },
  leads: { paths: leadPaths, row: lead, record: leadRecord, editable: [] },
  comments: { paths: commentPaths, row: officeComment, record: officeComment, editable: [] },
  media: { paths: mediaPaths, row: media, record: media, editable: ['alternative_text'] },
  audit: { paths: auditPaths, row: auditEntry, record: auditEntry, editable: [] },
  'browser-errors': {
    paths: browserErrorPaths,
    row: browserError,
    record: browserError,
    editable: [],
  },
} as const satisfies Record<string, Resource>;

export function resourceOf(name: string): Resource {
  const known: Record<string, Resource> = resources;
  const resource = known[name];
  if (!resource) throw new Error(`The office has no ${name}.`);
  return resource;
}
