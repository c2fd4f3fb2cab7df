import { strFromU8, unzipSync } from 'fflate';
import { everyCall } from '../calls';
import { eq } from 'drizzle-orm';
import type { AuditEntry } from '@/contract/office/audit';
import { exportPath, type ExportedList } from '@/contract/office/exports';
import type { ReportRecord } from '@/contract/office/reports';
import { reportFileFormat } from '@/contract/reportFile';
import { consentVersion } from '@/contract/signingConsent';
import { reportPdf } from '../../domain/auditPackage/reportPdf';
import { now as databaseTime } from '../../platform/database/jsonRows';
import { readAnnouncedRecord } from '../../jobs/notifications/announcedRecord';
import { users } from '../../domain/tables/accounts';
import { databaseKinds } from '../../testing/databases';
import { anyTruck, makeComment } from '../../testing/drivers';
import { report } from '../../testing/reports';
import { makeReviewRequest } from '../../testing/reviews';
import { people, RenamedPeople } from '../../testing/renamedPeople';
import { newSession, openTestServer, send, type TestServer } from '../../testing/testServer';

const day = { today: '2026-11-22', timeZone: 'UTC' };

/** A response without present names and without what differs at each call. */
const asRecorded = (body: string) =>
  body
    .replaceAll(/,?"(driver|actor|name|by|reported_by|certified_by)_now": ?(null|"[^"]*")/g, '')
    .replaceAll(/"as_of":"[^"]*"/g, '')
    .replaceAll(/"assignee":"[^"]*"/g, '');

/** Calls that list accounts, which have their present names, or whose response grows with each call: audit entries. */
const ofAccounts = /\/(accounts|people|drivers|assignees|audit|leads\.csv)/;

/** The office's other calls that need no id. */
const otherLists = everyCall
  .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/office/'))
  .map(({ path }) => path)
  .filter((path) => !/:id|\.(zip|xlsx)$/.test(path) && !ofAccounts.test(path));

/** The time of an inspection on a phone in UTC. The server takes one in the future as now. */
const minutesFromNow = (minutes: number) => ({
  date_inspected: inMinutes(minutes).slice(0, 16).replace('T', ' '),
  utc_offset: 0,
});
const inMinutes = (minutes: number) => new Date(Date.now() + 60_000 * minutes).toISOString();

const [marcus, hank, rosa] = [people.driver, people.mechanic, people.admin].map(
  ({ was: [, name] }) => name,
);
const usernames = [people.driver, people.mechanic, people.admin].map(({ was: [name] }) => name);

describe.each(databaseKinds)('records of people who are renamed, on %s', (kind) => {
  let server: TestServer;
  let crew: RenamedPeople;
  let access: string;
  /** Later than every record, and earlier than the renaming. */
  let end: string;
  const before = new Map<string, string>();

  async function read(url: string, token = access): Promise<string> {
    const { statusCode, rawPayload } = await send(server, 'GET', url, undefined, token);
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
    const bytes = new Uint8Array(rawPayload);
    if (!url.includes('.zip')) return strFromU8(bytes);
    const files = unzipSync(bytes);
    const texts = ['index.html', 'certifications.csv'].map((name) => files[name] ?? bytes);
    return texts.map((text) => strFromU8(text).replace(/Made<.*/, '')).join('\n');
  }
  const office = (path: string) => read(`/api/office/${path}`);
  const exported = (list: ExportedList, query = '') => read(`${exportPath(list, 'csv')}?${query}`);
  const ofDriver = (path: string) => read(`/api/fleet/${path}`, crew.driver.session.access);

  async function pdf(): Promise<string> {
    const record = await crew.reader.report(crew.report);
    const company = await server.api.company.current();
    return JSON.stringify(
      await reportPdf(record, { company, timeZone: 'UTC', readDefectPhotos: async () => [] }),
    );
  }
  async function announced(): Promise<string> {
    const record = { kind: 'report', recordId: crew.report } as const;
    return JSON.stringify(await readAnnouncedRecord(server.database.queries, record, day));
  }
  const defect = async (item: string) => office(`defects/${(await crew.readDefect(item)).id}/`);

  const readers: [name: string, read: () => Promise<string>, names: (string | undefined)[]][] = [
    ['the list of reports', () => office('reports/'), [marcus]],
    ['a report', () => office(`reports/${crew.report}/`), [marcus, hank]],
    ['a report that somebody reviewed', () => office(`reports/${crew.reviewed}/`), [marcus]],
    ['the export of reports', () => exported('reports'), [marcus]],
    ['the list of defects', () => office('defects/?state=all'), [marcus, hank, usernames[1]]],
    ['a defect that its driver says is good', () => defect('horn'), [marcus]],
    ['a withdrawn defect', () => defect('muffler'), [marcus]],
    ['a certified defect', () => defect('clutch'), [marcus, hank, usernames[1]]],
    ['a reopened defect', () => defect('radiator'), [marcus, hank]],
    ['a deferred defect', () => defect('body'), [marcus, hank]],
    ['the export of defects', () => exported('defects', 'state=all'), [marcus, hank]],
    ['the list of vehicles', () => office('vehicles/'), [marcus]],
    ['a vehicle with its timeline', () => office(`vehicles/${crew.vehicle}/`), [marcus, hank]],
    ['the audit log', () => office(`audit/?before=${end}&perPage=100`), [hank, rosa]],
    ['the export of the audit log', () => exported('audit', `before=${end}`), [hank, rosa]],
    ["a lead's notes", () => office(`leads/${crew.lead}/`), [rosa]],
    ['the media', () => office('media/'), [rosa]],
    ['a section of the site', () => office('content/testimonials/'), [usernames[2]]],
    ["a section's versions", () => office('content/testimonials/versions/'), [usernames[2]]],
    ['an audit package', () => office(`reports.zip?vehicle=${crew.vehicle}`), [marcus, hank]],
    ["a report's PDF", pdf, [marcus, hank]],
    ['the announcement of a report', announced, [marcus, usernames[0]]],
    ["the driver's list of reports", () => ofDriver('reports/'), [marcus]],
    ["the driver's own report", () => ofDriver(`reports/${crew.report}/`), [marcus, hank]],
    ['the previous reports', () => ofDriver(`previous/?truck=${crew.truck}`), [marcus, hank]],
    ...otherLists.map((path): (typeof readers)[number] => [path, () => read(path), []]),
  ];
  let driverId = 0;

  beforeAll(async () => {
    server = await openTestServer(kind);
    crew = await RenamedPeople.hired(server);
    access = (await newSession(server, 'admin')).access;
    await crew.work();
    driverId = (await crew.findPerson('driver')).id;
    end = await databaseTime(server.database.queries);
    for (const [name, reader] of readers) before.set(name, await reader());
    await crew.rename();
  });
  afterAll(() => server.close());

  it.each(readers)(
    '%s shows the names that people had at the time',
    async (name, reader, names) => {
      const shown = before.get(name) ?? '';
      for (const one of names) expect(shown).toContain(one);
      expect(asRecorded(await reader())).toBe(asRecorded(shown));
    },
  );

  it.each([
    ['the accounts', 'accounts/'],
    ['the people', 'people/'],
    ['the drivers', 'drivers/'],
  ])('%s have their present names', async (_, path) => {
    const body = await office(path);
    expect(body).toContain('Zoe Park');
    expect(body).not.toContain('Marcus Bell');
  });

  it("an audit package's filter by driver has the account's present name, and its reports the earlier one", async () => {
    const index = await office(`reports.zip?driver=${driverId}`);
    expect(index).toContain('<dd>Zoe Park</dd>');
    expect(index).toContain('<td>Marcus Bell</td>');
  });

  it("a lead's assignee has the present name, and its note the author's earlier one", async () => {
    expect(await crew.reader.lead(crew.lead)).toMatchObject({
      assignee: 'Ada Lind',
      written: [{ author: 'Rosa Diaz' }],
    });
  });

  it('a report and its defects have the present name of each renamed person next to the earlier one', async () => {
    const report: ReportRecord = await crew.reader.report(crew.report);
    expect(report).toMatchObject({ driver: 'Marcus Bell', driver_now: 'Zoe Park' });
    expect(report.history.map(({ actor, actor_now }) => [actor, actor_now])).toEqual(
      expect.arrayContaining([
        ['Marcus Bell', 'Zoe Park'],
        ['Hank Novak', 'Ines Ortiz'],
      ]),
    );
    const [horn, muffler, clutch, radiator] = [
      await crew.readDefect('horn'),
      await crew.readDefect('muffler'),
      await crew.readDefect('clutch'),
      await crew.readDefect('radiator'),
    ];
    const byDriver = { by: 'Marcus Bell', by_now: 'Zoe Park' };
    expect(horn).toMatchObject({ reported_by: 'Marcus Bell', reported_by_now: 'Zoe Park' });
    expect(horn.driver_says_good).toMatchObject(byDriver);
    expect(muffler.withdrawn).toMatchObject(byDriver);
    expect(clutch.repaired_by).toMatchObject(byDriver);
    expect(clutch).toMatchObject({ certified_by: 'hank.novak', certified_by_now: 'Ines Ortiz' });
    expect(radiator.reopened).toMatchObject({ by: 'Hank Novak', by_now: 'Ines Ortiz' });
  });

  it('the timeline and the audit log have the present names next to the earlier ones', async () => {
    const { body } = await crew.reader.ask('GET', `vehicles/${crew.vehicle}/`);
    expect(body['events']).toContainEqual(
      expect.objectContaining({ event: 'certified', by: 'Hank Novak', by_now: 'Ines Ortiz' }),
    );
    const { data } = JSON.parse(await office('audit/?resource=vehicles&perPage=100')) as {
      data: AuditEntry[];
    };
    expect(data).toContainEqual(
      expect.objectContaining({ actor_name: 'Rosa Diaz', actor_now: 'Ada Lind' }),
    );
  });

  it('the audit log shows a renaming under the name that it replaced', async () => {
    const { data } = JSON.parse(await office('audit/?resource=people&perPage=100')) as {
      data: AuditEntry[];
    };
    const own = data.filter(({ action }) => action === 'change-username').reverse();
    expect(own.map((entry) => [entry.actor_name, entry.name, entry.before])).toEqual([
      ['Zoe Park', 'Zoe Park', { username: 'marcus.bell' }],
      ['Ines Ortiz', 'Ines Ortiz', { username: 'hank.novak' }],
      ['Ada Lind', 'Ada Lind', { username: 'rosa.diaz' }],
    ]);
    const updated = data.find(
      ({ action, before }) => action === 'update' && before?.['full_name'] === 'Hank Novak',
    );
    expect(updated).toMatchObject({ name: 'Hank Novak', name_now: 'Ines Ortiz' });
  });

  describe('after another report', () => {
    let next: number;
    beforeAll(async () => {
      const header = { truck_number: crew.truck, carrier: 'Z. P.', ...minutesFromNow(1) };
      next = await crew.driver.reports(['exhaust'], header);
      await crew.mechanic.certifies(await crew.readDefect('exhaust'));
    });

    it('new records have the new names', async () => {
      const { driver, driver_now, defects } = await crew.reader.report(next);
      expect([driver, driver_now]).toEqual(['Zoe Park', null]);
      expect(defects).toMatchObject([
        { reported_by: 'Zoe Park', certified_name: 'Ines Ortiz', certified_by: 'ines.ortiz' },
      ]);
    });

    it.each([
      ['marcus', 'the earlier name', () => [crew.report]],
      ['bell', 'a part of the earlier name', () => [crew.report]],
      ['zoe.park', 'the present username', () => [next, crew.report]],
      ['marcus m.', 'the earlier name and a word of the report', () => [crew.report]],
    ])('the search %j by %s finds the reports of that name', async (search, _, expected) => {
      const { data } = await crew.reader.reports(`search=${encodeURIComponent(search)}`);
      expect(data.map(({ id }) => id)).toEqual(expected());
    });

    it.each(['search', 'actor_name'])(
      'the audit log finds, by its %s, the entries of an earlier name, and by a present name all of the account',
      async (filter) => {
        const actions = async (name: string) => {
          const body = await office(`audit/?resource=defects&${filter}=${name}`);
          return (JSON.parse(body) as { data: AuditEntry[] }).data.map(({ action }) => action);
        };
        const earlier = ['defer', 'reopen', 'certify', 'certify'];
        expect(await actions('novak')).toEqual(earlier);
        expect(await actions('ortiz')).toEqual(['certify', ...earlier]);
      },
    );
  });

  describe('what was entered without a connection before the renaming, and arrived after it', () => {
    const entered = inMinutes(-30);
    const truck = anyTruck();
    const offline = {
      ...report({ truck_number: truck, horn: false, comments: [makeComment('horn')] }),
      ...minutesFromNow(-30),
    };
    let late: number;
    let imported: number;
    beforeAll(async () => {
      const created = await crew.driver.call('POST', 'create/inspection/', {
        ...offline,
        entered_at: { horn: entered },
      });
      late = Number(created.id);
      const { body } = await crew.reader.ask('POST', 'reports/import/', {
        format: reportFileFormat,
        driver: 'marcus.bell',
        report: { ...offline, truck_number: anyTruck(), ...minutesFromNow(-20) },
      });
      imported = Number(body['id']);
    });
    const findDefect = async () => {
      const [found] = await crew.reader.readVehicleDefects(truck, 'state=all');
      if (!found) throw new Error('no defect');
      return found;
    };

    it('a report has the name of its inspection in each record', async () => {
      const record = await crew.reader.report(late);
      expect(record).toMatchObject({ driver: 'Marcus Bell', driver_now: 'Zoe Park' });
      expect(record.history[0]).toMatchObject({ action: 'created', actor: 'Marcus Bell' });
      expect(record.defects).toMatchObject([{ reported_by: 'Marcus Bell' }]);
      const { data } = await crew.reader.reports(`search=${truck}%20marcus`);
      expect(data).toMatchObject([{ id: late, driver: 'Marcus Bell' }]);
      expect((await crew.reader.vehicle(truck)).last_driver).toBe('Marcus Bell');
      const announced = { kind: 'report', recordId: late } as const;
      const { queries } = server.database;
      const texts = [
        await exported('reports', `search=${truck}`),
        await exported('defects', `state=all&search=${truck}`),
        await ofDriver(`reports/${late}/`),
        JSON.stringify(await readAnnouncedRecord(queries, announced, day)),
      ];
      for (const text of texts)
        expect(text.replaceAll('"driver_now":"Zoe Park"', '')).toContain('Marcus Bell');
    });

    it('a report from a saved file has the name of its inspection, and belongs to the account that had its username then', async () => {
      const record = await crew.reader.report(imported);
      expect(record).toMatchObject({ driver: 'Marcus Bell', driver_now: 'Zoe Park' });
      expect(record.defects).toMatchObject([{ reported_by: 'Marcus Bell' }]);
      const { history } = await crew.reader.defect(record.defects[0]?.id ?? 0);
      expect(history).toMatchObject([{ event: 'reported', by: 'Marcus Bell' }]);
    });

    it("an agent's certification and a review have the name of the signature, in the histories too", async () => {
      const agentItems = { horn: inMinutes(-60) };
      const isIt = eq(users.id, driverId);
      await server.database.queries.update(users).set({ agentItems }).where(isIt);
      const { id, version } = await findDefect();
      const signed = {
        version,
        state: 'repaired',
        note: 'New relay',
        certified_at: inMinutes(-20),
        consent: consentVersion,
      };
      await crew.driver.callExtension('POST', `defects/${id}/certify/`, signed);
      const doubt = { defect: id, version: version + 1, note: 'Still silent' };
      const review = { reviewed_at: inMinutes(-10), not_fixed: [doubt] };
      await crew.driver.callExtension('POST', 'reviews/', makeReviewRequest([late], review));
      const { history, reopened } = await crew.reader.defect(id);
      expect(history?.map(({ event, by, by_now }) => [event, by, by_now])).toEqual([
        ['reported', 'Marcus Bell', 'Zoe Park'],
        ['certified', 'Marcus Bell', 'Zoe Park'],
        ['not_fixed', 'Marcus Bell', 'Zoe Park'],
      ]);
      expect(reopened).toMatchObject({ by: 'Marcus Bell', by_now: 'Zoe Park' });
      const record = await crew.reader.report(late);
      expect(record.history).toContainEqual(
        expect.objectContaining({ action: 'reviewed', actor: 'Marcus Bell' }),
      );
      expect(record.events).toMatchObject([
        { by: expect.stringContaining('Marcus Bell') },
        { by: 'Marcus Bell' },
      ]);
      expect(JSON.stringify(record.events.map(({ text }) => text))).not.toContain('Zoe Park');
    });
  });
});
