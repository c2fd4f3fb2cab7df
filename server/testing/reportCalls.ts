import { sql } from 'drizzle-orm';
import { reportFileFormat } from '@/contract/reportFile';
import { consentVersion } from '@/contract/signingConsent';
import { roles, type Role } from '@/contract/office/roles';
import { deferrableDay } from './deferrableDay';
import { queryRows } from '../platform/database/rows';
import { anyTruck, Driver } from './drivers';
import { Staff } from './office';
import type { TestServer } from './testServer';

interface Call {
  by: readonly Role[];
  query?: string;
  body?: object | ((id: number) => object);
  record?: (server: TestServer) => Promise<number>;
  /** The status of the response to a permitted caller, if it is not 200. */
  response?: number;
}

const office = roles.filter((role) => role !== 'driver');
const mechanics: readonly Role[] = ['mechanic', 'admin'];
const dispatchers: readonly Role[] = ['dispatcher', 'admin'];

const certification = { state: 'repaired', note: '', consent: consentVersion };

async function report(server: TestServer, truck = anyTruck()): Promise<number> {
  return (await Driver.signedIn(server)).reports(['radiator'], { truck_number: truck });
}

/** Creates a defect with version 1. */
async function defect(server: TestServer): Promise<number> {
  const id = await report(server);
  return idFrom(server, sql`select defect_id as id from report_defects where report_id = ${id}`);
}

/** Creates a certified defect with version 2. */
async function certified(server: TestServer): Promise<number> {
  const mechanic = await Staff.signedIn(server, 'mechanic');
  const id = await defect(server);
  await mechanic.certifies(await mechanic.defect(id));
  return id;
}

/** Creates a defect that another mechanic has reopened, with version 3. */
async function reopened(server: TestServer): Promise<number> {
  const mechanic = await Staff.signedIn(server, 'mechanic');
  const id = await certified(server);
  await mechanic.reopens(await mechanic.defect(id));
  return id;
}

/** Creates a truck with version 1, and another truck before it. */
async function vehicle(server: TestServer): Promise<number> {
  await report(server);
  const truck = anyTruck();
  await report(server, truck);
  return idFrom(server, sql`select id from vehicles where number = ${truck}`);
}

/** Creates a truck with version 2, whose number has changed, and which no defect holds. */
async function renamed(server: TestServer): Promise<number> {
  const truck = anyTruck();
  const driver = await Driver.signedIn(server);
  await driver.reports([], { truck_number: truck, trailer_numbers: 'none' });
  const id = await idFrom(server, sql`select id from vehicles where number = ${truck}`);
  const dispatcher = await Staff.signedIn(server, 'dispatcher');
  const change = { version: 1, number: anyTruck() };
  await dispatcher.ask('PATCH', `vehicles/${id}/`, change);
  return id;
}

async function imported(server: TestServer): Promise<number> {
  const dispatcher = await Staff.signedIn(server, 'dispatcher');
  const { body } = await dispatcher.ask('POST', 'imports/vehicles/', {
    rows: [{ line: 2, number: anyTruck(), kind: 'truck' }],
    expected: { new: 1, changed: 0, same: 0, rejected: 0 },
  });
  return Number((body as { id?: number }).id);
}

async function idFrom({ database }: TestServer, query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await queryRows<{ id: string | number }>(database.queries, query);
  return Number(row?.id ?? 0);
}

/** The office's calls for reports, defects and vehicles. */
export const reportCallsOfOffice: Record<string, Call> = {
  'GET /api/office/reports/': { by: office },
  // Matches no report, because making the PDF of a report takes a long time.
  'GET /api/office/reports.zip': { by: office, query: '?search=none' },
  'GET /api/office/reports/:id/': { by: office, record: report },
  // No driver has this name.
  'POST /api/office/reports/import/': {
    by: dispatchers,
    body: { format: reportFileFormat, driver: 'nobody', report: {} },
    response: 400,
  },
  'POST /api/office/drivers/:id/email-link/': {
    by: ['dispatcher', 'admin'],
    record: async () => 1,
    response: 400,
  },
  'GET /api/office/network/': { by: ['dispatcher', 'admin'] },
  'GET /api/office/today/': { by: office.filter((role) => role !== 'auditor') },
  'GET /api/office/defects/': { by: office },
  'GET /api/office/defects/:id/': { by: office, record: defect },
  'POST /api/office/defects/:id/certify/': {
    by: mechanics,
    body: { version: 1, ...certification },
    record: defect,
  },
  'POST /api/office/defects/certify/': {
    by: mechanics,
    body: (id) => ({ defects: [{ id, version: 1 }], ...certification }),
    record: defect,
  },
  'POST /api/office/defects/:id/reopen/': {
    by: mechanics,
    body: { version: 2, reason: 'Still broken' },
    record: certified,
  },
  'POST /api/office/defects/:id/take-back/': {
    by: mechanics,
    body: { version: 3 },
    record: reopened,
    // Rejected, because only the author of a reopening can take it back.
    response: 409,
  },
  'POST /api/office/defects/:id/defer/': {
    by: mechanics,
    body: {
      version: 1,
      reason: 'Parts on order',
      until: deferrableDay,
      affects_safe_operation: false,
      consent: consentVersion,
    },
    record: defect,
  },
  'GET /api/office/vehicles/': { by: office },
  'POST /api/office/vehicles/': {
    by: dispatchers,
    body: () => ({ kind: 'truck', number: anyTruck() }),
    response: 201,
  },
  'POST /api/office/imports/vehicles/': {
    by: dispatchers,
    body: () => ({
      rows: [{ line: 2, number: anyTruck(), kind: 'truck' }],
      expected: { new: 1, changed: 0, same: 0, rejected: 0 },
    }),
  },
  'POST /api/office/imports/:id/undo/': { by: dispatchers, record: imported },
  'GET /api/office/vehicles/fleet/': { by: office },
  'GET /api/office/vehicles/not-fitted/': { by: dispatchers },
  'PUT /api/office/vehicles/not-fitted/': {
    by: dispatchers,
    body: { truck: ['carburetor'], trailer: [] },
  },
  'GET /api/office/vehicles/:id/': { by: office, record: vehicle },
  'GET /api/office/vehicles/:id/odometer/': { by: office, record: vehicle },
  'PATCH /api/office/vehicles/:id/': {
    by: dispatchers,
    body: { version: 1, make: 'Freightliner' },
    record: vehicle,
  },
  'POST /api/office/vehicles/:id/confirm/': {
    by: dispatchers,
    body: { version: 1 },
    record: vehicle,
  },
  'POST /api/office/vehicles/:id/release/': {
    by: dispatchers,
    body: (id) => ({ version: 2, earlier: id + 1 }),
    record: renamed,
  },
  'POST /api/office/vehicles/:id/merge/': {
    by: dispatchers,
    body: (id) => ({ version: 1, into: id - 1 }),
    record: vehicle,
  },
};
