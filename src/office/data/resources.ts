import type * as v from 'valibot';
import { accountName, accountPaths, accountQuery, accountRecord } from '@/contract/office/accounts';
import { auditEntry, auditPaths, auditQuery } from '@/contract/office/audit';
import {
  browserError,
  browserErrorPaths,
  browserErrorQuery,
} from '@/contract/office/browserErrors';
import { commentPaths, commentQuery, officeComment } from '@/contract/office/comments';
import { defect, reportRow } from '@/contract/records';
import { defectPaths, defectQuery } from '@/contract/office/defects';
import { driverPaths, driverQuery, driverRow } from '@/contract/office/drivers';
import { lead, leadPaths, leadQuery, leadRecord } from '@/contract/office/leads';
import { media, mediaPaths, mediaQuery } from '@/contract/office/media';
import { peoplePaths, peopleQuery, person, personWithLink } from '@/contract/office/people';
import { reportPaths, reportQuery, reportRecord } from '@/contract/office/reports';
import { vehicle, vehiclePaths, vehicleQuery, vehicleRecord } from '@/contract/office/vehicles';

interface Resource {
  paths: { list: string; record: string };
  query: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** `row` is a record in the list; `record` is the record on its own page. */
  row: v.GenericSchema<unknown, { id: number }>;
  record: v.GenericSchema<unknown, { id: number }>;
  /** The response to a call that creates a record, if it contains more than the record. */
  created?: v.GenericSchema<unknown, { id: number }>;
  /** The fields that an update may contain. */
  editable: readonly string[];
}

const resources = {
  people: {
    paths: peoplePaths,
    query: peopleQuery,
    row: person,
    record: person,
    created: personWithLink,
    editable: ['full_name', 'email', 'role', 'access_until', 'agent_items'],
  },
  accounts: {
    paths: accountPaths,
    query: accountQuery,
    row: accountName,
    record: accountRecord,
    editable: [],
  },
  reports: {
    paths: reportPaths,
    query: reportQuery,
    row: reportRow,
    record: reportRecord,
    editable: [],
  },
  defects: { paths: defectPaths, query: defectQuery, row: defect, record: defect, editable: [] },
  vehicles: {
    paths: vehiclePaths,
    query: vehicleQuery,
    row: vehicle,
    record: vehicleRecord,
    editable: [
      'number',
      'confirmed_number',
      'vin',
      'plate',
      'make',
      'year',
      'in_service',
      'not_fitted',
    ],
  },
  drivers: {
    paths: driverPaths,
    query: driverQuery,
    row: driverRow,
    record: driverRow,
    editable: [],
  },
  leads: { paths: leadPaths, query: leadQuery, row: lead, record: leadRecord, editable: [] },
  comments: {
    paths: commentPaths,
    query: commentQuery,
    row: officeComment,
    record: officeComment,
    editable: [],
  },
  media: {
    paths: mediaPaths,
    query: mediaQuery,
    row: media,
    record: media,
    editable: ['alternative_text'],
  },
  audit: {
    paths: auditPaths,
    query: auditQuery,
    row: auditEntry,
    record: auditEntry,
    editable: [],
  },
  'browser-errors': {
    paths: browserErrorPaths,
    query: browserErrorQuery,
    row: browserError,
    record: browserError,
    editable: [],
  },
} as const satisfies Record<string, Resource>;

export function getResource(name: string): Resource {
  const known: Record<string, Resource> = resources;
  const resource = known[name];
  if (!resource) throw new Error(`The office has no ${name}.`);
  return resource;
}
