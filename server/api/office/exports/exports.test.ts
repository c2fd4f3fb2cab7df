import { strFromU8, unzipSync } from 'fflate';
import { browserErrorsPath } from '@/contract/browserErrors';
import { calls } from '@/contract/calls';
import {
  exportedLists,
  exportPath,
  exportTypes,
  maxExcelRows,
  type ExportedList,
  type ExportFormat,
} from '@/contract/office/exports';
import { users } from '../../../domain/tables/accounts';
import { Driver } from '../../../testing/drivers';
import { inboxCallsOfOffice } from '../../../testing/inboxCalls';
import {
  newSession,
  openTestServer,
  send,
  type Session,
  type TestServer,
} from '../../../testing/testServer';
import { validBodies } from '../../../testing/validBodies';

const narrowed: Record<ExportedList, string> = {
  reports: 'search=XP&sort=date&order=asc',
  defects: 'search=horn&state=all&sort=reported_at&order=desc',
  vehicles: 'search=XP&sort=number&order=desc',
  drivers: 'missing=this_week&sort=open_defects&order=desc',
  leads: 'kind=driver_application&order=asc',
  comments: 'state=waiting&order=asc',
  media: 'kind=video&sort=name&order=asc',
  people: 'search=xp-&sort=full_name&order=desc',
  audit: 'resource=people&order=asc',
  'browser-errors': 'part=site&sort=count&order=asc',
};

describe('the exports of the office', () => {
  let server: TestServer;
  let admin: Session;

  const fetch = (url: string) => send(server, 'GET', url, undefined, admin.access);
  const exported = (list: ExportedList, format: ExportFormat, query = '') =>
    fetch(`${exportPath(list, format)}?${query}`);

  async function sheet(list: ExportedList, query: string) {
    const { rawPayload } = await exported(list, 'xlsx', query);
    const files = unzipSync(new Uint8Array(rawPayload));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    return { cells: read('xl/worksheets/sheet1.xml'), texts: read('xl/sharedStrings.xml') };
  }

  beforeAll(async () => {
    server = await openTestServer();
    admin = await newSession(server, 'admin');
    const driver = await Driver.signedIn(server);
    for (const [truck, day] of [
      ['XP-9', '19'],
      ['XP-10', '20'],
    ] as const) {
      const changes = { truck_number: truck, date_inspected: `2026-11-${day} 08:30` };
      await driver.reports(['horn', 'doors'], changes);
    }
    for (const phone of ['+15550100000', '']) {
      const body = { ...validBodies[calls.driverForm], phone };
      expect((await send(server, 'POST', calls.driverForm, body)).statusCode).toBe(201);
    }
    const quote = { ...validBodies[calls.shipperForm], pickup_location: 'San José' };
    expect((await send(server, 'POST', calls.shipperForm, quote)).statusCode).toBe(201);
    for (const resource of ['comments', 'comments', 'media', 'media'] as const) {
      await inboxCallsOfOffice[`GET /api/office/${resource}/:id/`].record(server);
    }
    for (const message of ['x', 'y', 'y']) {
      const body = { part: 'site', message, stack: '', build: '' };
      await send(server, 'POST', browserErrorsPath, body);
    }
    for (const full_name of ['0042', '12E5', '=1+1']) {
      const email = `${full_name.replace(/\W/g, '')}@b.example`;
      const person = { username: `xp-${full_name.replace(/\W/g, '')}`, full_name, email };
      const body = { ...person, role: 'driver' };
      const response = await send(server, 'POST', '/api/office/people/', body, admin.access);
      expect(response.statusCode).toBe(201);
    }
  });
  afterAll(() => server.close());

  it.each(exportedLists)(
    'the CSV and Excel exports of the %s list contain its rows, with its filters and order',
    async (list) => {
      const query = narrowed[list];
      const { data } = (await fetch(`/api/office/${list}/?perPage=100&${query}`)).json<{
        data: { id: number }[];
      }>();
      const all = (await fetch(`/api/office/${list}/?perPage=100`)).json<{ total: number }>();
      const lines = (await exported(list, 'csv', query)).body.trimEnd().split('\r\n').slice(1);
      const ids = lines.map((line) => Number(/^"(\d+)"/.exec(line)?.[1]));
      expect(ids).toEqual(data.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(1);
      // Makes sure that the query makes a difference, because otherwise an export that ignored it would pass.
      const usual = (await exported(list, 'csv')).body;
      expect(usual.includes(lines.join('\r\n')) && all.total === ids.length).toBe(false);
      const { cells } = await sheet(list, query);
      expect(cells.match(/<row /g)).toHaveLength(ids.length + 1);
    },
  );

  it.each(exportedLists)(
    'the audit log records an Excel export of %s with the number of rows',
    async (list) => {
      const { cells } = await sheet(list, '');
      const audit = await fetch('/api/office/audit/?perPage=1');
      const [entry] = audit.json<{ data: { after: { rows: number } }[] }>().data;
      expect(entry).toMatchObject({
        kind: `${list}.export`,
        actor_id: expect.any(Number),
        record_id: 'xlsx',
        after: { rows: (cells.match(/<row /g) ?? []).length - 1 },
      });
      expect(entry?.after.rows).toBeGreaterThan(0);
    },
  );

  it('a CSV export is UTF-8 with a byte order mark, and contains José unchanged', async () => {
    const response = await exported('leads', 'csv');
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.body).toContain('"San José"');
  });

  it('a CSV export leaves phone numbers unchanged', async () => {
    expect((await exported('leads', 'csv')).body).toContain('"+15550100000"');
  });

  it('an Excel export stores 0042, 12E5 and =1+1 as text', async () => {
    const { cells, texts } = await sheet('people', 'search=xp-');
    for (const text of ['0042', '12E5', '=1+1']) expect(texts).toContain(`>${text}<`);
    expect(cells).not.toContain('<f>');
    const types = [...cells.matchAll(/<c r="C[2-4]"[^>]*t="(\w+)"/g)].map(([, type]) => type);
    expect(types).toEqual(['s', 's', 's']);
    const { headers } = await exported('people', 'xlsx');
    expect(headers['content-type']).toBe(exportTypes.xlsx);
  });

  it('an Excel export of more than 10,000 rows is rejected, but the CSV export contains them all', async () => {
    const { queries } = server.database;
    const rows = Array.from({ length: maxExcelRows + 1 }, (_, n) => ({
      username: `many-${n}`,
      email: `${n}@many.example`,
      passwordHash: '',
    }));
    for (let start = 0; start < rows.length; start += 2000) {
      await queries.insert(users).values(rows.slice(start, start + 2000));
    }
    const rejected = await exported('people', 'xlsx', 'search=many-');
    expect([rejected.statusCode, rejected.json()]).toEqual([
      400,
      { detail: 'An Excel file holds at most 10,000 rows. Choose a filter, or export CSV.' },
    ]);
    const csv = (await exported('people', 'csv', 'search=many-')).body.trimEnd();
    expect(csv.split('\r\n')).toHaveLength(maxExcelRows + 2);
  });
});
