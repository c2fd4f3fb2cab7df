import { browserErrorsPath } from '@/contract/browserErrors';
import { calls } from '@/contract/calls';
import { demonstrationCompany } from '@/contract/company';
import { extensionPaths } from '@/contract/extensions';
import { defectPaths } from '@/contract/office/defects';
import { commentPaths } from '@/contract/office/comments';
import { companyPath } from '@/contract/office/company';
import { contentPaths } from '@/contract/office/content/calls';
import { importPaths } from '@/contract/office/imports';
import { leadPaths } from '@/contract/office/leads';
import { mediaPaths } from '@/contract/office/media';
import { openingPath } from '@/contract/office/opening';
import { peoplePaths } from '@/contract/office/people';
import { reportPaths } from '@/contract/office/reports';
import { vehiclePaths } from '@/contract/office/vehicles';
import { reportFileFormat } from '@/contract/reportFile';
import { deferrableDay } from './deferrableDay';
import { report } from './reports';

/** A valid body for each call with a body, by path. */
export const validBodies: Readonly<Record<string, object>> = {
  [browserErrorsPath]: { part: 'site', message: 'x', stack: '', build: '' },
  [calls.login]: { username: 'driver', password: 'x' },
  [calls.signInLink]: { token: 'x' },
  [calls.choosePassword]: { token: 'x', new_password: 'y' },
  [calls.emailLink]: { login: 'x' },
  [calls.refresh]: { refresh: 'x' },
  [calls.logout]: { refresh: 'x' },
  [calls.changeUsername]: { new_username: 'x' },
  [calls.changePassword]: { old_password: 'x', new_password: 'y' },
  [openingPath]: { is_open: true },
  [peoplePaths.list]: { username: 'x', full_name: 'Y', email: 'a@b.co', role: 'driver' },
  [peoplePaths.signInLinks]: { ids: [1] },
  [peoplePaths.record]: { version: 1, full_name: 'Y' },
  [defectPaths.certify]: { version: 1, state: 'repaired', note: '' },
  [defectPaths.certifySeveral]: {
    defects: [{ id: 1, version: 1 }],
    state: 'repaired',
    note: '',
  },
  [defectPaths.reopen]: { version: 1, reason: 'X' },
  [defectPaths.defer]: {
    version: 1,
    reason: 'X',
    until: deferrableDay,
    affects_safe_operation: false,
  },
  [defectPaths.takeBack]: { version: 1 },
  [extensionPaths.certify]: {
    version: 1,
    state: 'repaired',
    note: '',
    certified_at: '2026-11-21T05:00:00.000Z',
  },
  [extensionPaths.takeBack]: { version: 1 },
  [extensionPaths.repairedBy]: { repaired_by: 'X' },
  [reportPaths.import]: { format: reportFileFormat, driver: 'x', report: {} },
  [vehiclePaths.list]: { kind: 'truck', number: 'X' },
  [importPaths.vehicles]: { rows: [{ line: 2, number: 'X', kind: 'truck' }] },
  [importPaths.people]: { rows: [{ line: 2, full_name: 'X' }] },
  [vehiclePaths.record]: { version: 1, make: 'X' },
  [vehiclePaths.notFitted]: { truck: ['carburetor'], trailer: [] },
  [vehiclePaths.merge]: { version: 1, into: 2 },
  [vehiclePaths.confirm]: { version: 1 },
  [vehiclePaths.release]: { version: 1, earlier: 2 },
  [leadPaths.record]: { version: 1, state: 'won' },
  [leadPaths.reply]: { version: 1, subject: 'Your quote', text: 'Hello' },
  [leadPaths.notes]: { text: 'X' },
  [leadPaths.deletePersonalData]: { version: 1 },
  [commentPaths.approve]: { ids: [1] },
  [commentPaths.hide]: { ids: [1] },
  [commentPaths.delete]: { ids: [1] },
  [commentPaths.moderation]: { version: 1, moderation: true },
  [mediaPaths.record]: { version: 1, alternative_text: 'X' },
  [contentPaths.record]: { version: 1, comments_text: '<p>X</p>' },
  [contentPaths.restore]: { version: 2, restore: 1 },
  [contentPaths.preview]: { page: 'home', comments_text: '<p>X</p>' },
  [companyPath]: { version: 1, ...demonstrationCompany },
  [extensionPaths.reviews]: {
    id: '2f1e4b5a-8c3d-4e6f-9a7b-1c2d3e4f5a6b',
    name: 'X',
    reviewed_at: '2026-11-21T08:30:00.000Z',
    reports: [1],
    not_fixed: [{ defect: 1, version: 1, note: 'X' }],
    confirmed_safe: true,
  },
  [calls.createInspection]: report(),
  [calls.updateInspection]: { comments: [], horn: true },
  [calls.driverForm]: {
    first_name: 'A',
    last_name: 'B',
    phone: '',
    email: '',
    state: '',
    recaptcha_token: '',
  },
  [calls.shipperForm]: {
    pickup_location: 'A',
    delivery_location: 'B',
    pickup_date: '2026-01-01',
    commodity: 'C',
    total_weight: '1',
    equipment: 'other',
    hazardous_materials: false,
    drop_trailer_required: false,
    business_email: 'a@b.co',
    recaptcha_token: '',
  },
  [calls.comments]: {
    first_name: 'A',
    last_name: 'B',
    description: 'C',
    company_name: 'D',
    position_user: 'E',
    is_active: true,
  },
};

/** Returns a call's address with the id of a record: the name of a section, or 1. */
export const toCallUrl = (path: string): string =>
  path.replace(':id', path.startsWith(contentPaths.list) ? 'testimonials' : '1');
