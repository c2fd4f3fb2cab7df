import { notDeferrable } from '@/contract/office/defects';
import { consentVersion } from '@/contract/signingConsent';
import { lastAudit } from '../../../testing/lastAudit';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, makeComment, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

describe.each(databaseKinds)('defects in the office on %s', (kind) => {
  let server: TestServer;
  let marcus: Driver;
  let rosa: Staff;
  let truck: string;
  beforeAll(async () => {
    server = await openTestServer(kind, { settings: { timeZone: 'America/Chicago' } });
    // Still November 21 in Chicago.
    server.api.now = () => new Date('2026-11-22T05:00:00Z');
    rosa = await Staff.signedIn(server, 'mechanic');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    truck = anyTruck();
  });
  afterAll(() => server.close());

  async function horn() {
    const id = await marcus.reports(['horn'], { truck_number: truck });
    const [defect] = await rosa.readVehicleDefects(truck);
    if (!defect) throw new Error('there is no defect');
    return { id, defect };
  }

  it("a defect's age counts from the inspection that found it, even if the report arrived later", async () => {
    await marcus.reports(['horn'], { truck_number: truck, date_inspected: '2026-11-18 23:30' });
    const [defect] = await rosa.readVehicleDefects(truck);
    expect(defect?.age_days).toBe(3);
  });

  it.each(['reported_at', 'vehicle'])(
    'the list of defects sorted by %s starts with the oldest, even if it arrived later',
    async (sort) => {
      await marcus.reports(['horn'], { truck_number: truck, date_inspected: '2026-11-20 08:00' });
      await marcus.reports(['steering'], {
        truck_number: truck,
        date_inspected: '2026-11-18 08:00',
      });
      const listed = await rosa.readVehicleDefects(truck, `sort=${sort}`);
      expect(listed.map(({ item }) => item)).toEqual(['steering', 'horn']);
    },
  );

  it('the list of defects shows the vehicle, driver and age of a defect', async () => {
    const { id, defect } = await horn();
    expect(defect).toEqual({
      id: expect.any(Number),
      vehicle: { id: expect.any(Number), kind: 'truck', number: truck },
      item: 'horn',
      description: 'horn is broken',
      first_report_id: id,
      reported_by: marcus.session.username,
      reported_by_now: null,
      reported_by_id: (await rosa.report(id)).driver_id,
      reported_at: expect.stringMatching(/Z$/),
      age_days: 0,
      reports: 1,
      state: 'open',
      deferred_until: null,
      deferred_reason: '',
      certified_name: '',
      certified_by: null,
      certified_by_now: null,
      note: '',
      closed_at: null,
      version: 1,
      photos: [],
      driver_says_good: null,
      withdrawn: null,
      certified_at: null,
      signed_on: null,
      reopened: null,
      repaired_by: null,
      needs_correction: false,
      holds_vehicle: true,
      entered_at: expect.any(String),
    });
    const { history, signing_consent: _, ...single } = await rosa.defect(defect.id);
    expect(single).toEqual(defect);
    expect(history).toEqual([
      {
        at: defect.reported_at,
        event: 'reported',
        by: marcus.session.username,
        by_now: null,
        name: '',
        note: '',
        signed_on: null,
        entered_at: expect.any(String),
      },
    ]);
    expect((await rosa.ask('GET', 'defects/999999/')).status).toBe(404);
  });

  it('the filter of defects by driver finds those that the driver was the first to report', async () => {
    const { defect } = await horn();
    const dana = await Driver.signedIn(server);
    const { driver_id } = await rosa.report(await dana.reports(['horn'], { truck_number: truck }));
    const idsBy = async (driver: number) =>
      (await rosa.defects(`reported_by=${driver}`)).data.map(({ id }) => id);
    expect(await idsBy(defect.reported_by_id)).toEqual([defect.id]);
    expect(await idsBy(driver_id)).toEqual([]);
  });

  it('a defect counts the inspections that reported it, but not corrections of a report', async () => {
    const reports = async () => (await rosa.readVehicleDefects(truck))[0]?.reports;
    const { id: corrects } = await horn();
    const header = { truck_number: truck, address: 'Gary, IN' };
    await marcus.reports(['horn'], { ...header, corrects });
    expect(await reports()).toBe(1);
    const dana = await Driver.signedIn(server);
    await dana.reports(['horn'], { truck_number: truck });
    expect(await reports()).toBe(2);
    await marcus.reports(['horn'], { truck_number: truck, address: 'Elko, NV' });
    expect(await reports()).toBe(3);
  });

  it("a certification makes the item good in the driver's report, but leaves ‘Mechanic signature’ as typed", async () => {
    const id = await marcus.reports(['horn', 'mirrors'], { truck_number: truck });
    const [first, second] = await rosa.readVehicleDefects(truck, 'sort=id');
    if (!first || !second) throw new Error('there are no defects');
    const certified = await rosa.certifies(first, { note: 'New relay' });
    expect(certified).toMatchObject({
      state: 'repaired',
      certified_name: rosa.username,
      certified_by: rosa.username,
      note: 'New relay',
      closed_at: expect.stringMatching(/Z$/),
      version: first.version + 1,
    });
    expect(await marcus.current()).toMatchObject({
      horn: true,
      mirrors: false,
      mechanics_signature: '',
      comments: [
        { key: 'horn', fixed: true },
        { key: 'mirrors', fixed: false },
      ],
    });
    const decision = { state: 'repair_not_needed' };
    await expect(rosa.certifies(second, decision)).rejects.toThrow('Enter a reason');
    await rosa.certifies(second, { ...decision, note: 'Only scratched' });
    expect(await marcus.current()).toMatchObject({
      mirrors: true,
      mechanics_signature: '',
      mechanics_signature_date: '2026-11-21',
    });
    const { result, history, defects } = await rosa.report(id);
    expect([result, history.map(({ action }) => action), defects.length]).toEqual([
      'defects_closed',
      ['created', 'certified', 'certified'],
      2,
    ]);
    expect(history[2]).toMatchObject({
      actor: rosa.username,
      before: { mirrors: false },
      after: { mirrors: true },
    });
    await marcus.sends(id);
  });

  it('an item with defects on two trailers becomes good only when both defects are certified', async () => {
    const trailers = [anyTruck(), anyTruck()];
    await marcus.reports(['doors'], { truck_number: truck, trailer_numbers: trailers.join(',') });
    for (const [n, trailer] of trailers.entries()) {
      const [defect] = await rosa.readVehicleDefects(trailer);
      if (defect) await rosa.certifies(defect);
      expect((await marcus.current()).doors).toBe(n === 1);
    }
  });

  it('a phone that has not received a certification cannot reopen the defect', async () => {
    const id = await marcus.reports(['horn', 'mirrors'], { truck_number: truck });
    const known = (await marcus.current()).comments;
    const [defect] = await rosa.readVehicleDefects(truck, 'sort=id');
    if (defect) await rosa.certifies(defect);
    await marcus.marks(id, 'mirrors', true, known);
    expect(await marcus.current()).toMatchObject({
      horn: true,
      comments: [{ key: 'horn', fixed: true }, { fixed: true }],
    });
    const left = await rosa.readVehicleDefects(truck);
    expect(left.map(({ item }) => item)).toEqual(['mirrors']);
  });

  it('repeating a create after the certification of its defect does not report the defect again', async () => {
    const { id, defect } = await horn();
    await rosa.certifies(defect);
    expect(await marcus.reports(['horn'], { truck_number: truck })).toBe(id);
    expect(await rosa.readVehicleDefects(truck)).toEqual([]);
    expect((await marcus.current()).horn).toBe(true);
  });

  it('a driver who marks an item defective after its certification reports a new defect', async () => {
    const { id, defect } = await horn();
    await rosa.certifies(defect);
    await marcus.marks(id, 'horn', false);
    const [second] = await rosa.readVehicleDefects(truck);
    expect(second).toMatchObject({ item: 'horn', state: 'open' });
    expect(second?.id).not.toBe(defect.id);
    expect(await rosa.defect(defect.id)).toMatchObject({ state: 'repaired' });
    expect(
      await rosa.ask('POST', `defects/${defect.id}/reopen/`, { version: 2, reason: 'x' }),
    ).toEqual({
      status: 409,
      body: { detail: 'This item was reported again. See the newer defect.' },
    });
  });

  it("reopening a defect makes its item defective again in the driver's report", async () => {
    const { id, defect } = await horn();
    const open = await rosa.reopens(await rosa.certifies(defect));
    expect(open).toMatchObject({ state: 'open', note: 'Still broken', certified_by: null });
    expect(await marcus.current()).toMatchObject({
      horn: false,
      comments: [{ key: 'horn', fixed: false }],
    });
    expect((await rosa.report(id)).result).toBe('defects_open');
    await marcus.marks(id, 'horn', true);
    expect(await rosa.defect(defect.id)).toMatchObject({
      state: 'open',
      driver_says_good: { by: marcus.session.username },
      reopened: { how: 'reopened', by: rosa.username, take_back_until: null },
    });
  });

  it('only the author of a reopening can take it back, and the certification is then valid again', async () => {
    const { defect } = await horn();
    const certified = await rosa.certifies(defect);
    const open = await rosa.reopens(certified);
    const admin = await Staff.signedIn(server, 'admin');
    const takeBack = { version: open.version };
    expect((await admin.ask('POST', `defects/${open.id}/take-back/`, takeBack)).status).toBe(409);
    const { version, ...again } = await rosa.takesBack(open);
    expect(again).toEqual({ ...certified, version: undefined });
    expect((await marcus.current()).horn).toBe(true);
    expect((await rosa.defect(defect.id)).history?.map(({ event }) => event)).toEqual([
      'reported',
      'certified',
      'reopened',
      'taken_back',
    ]);
  });

  it("a mechanic can defer a defect to a day within the company's limit, but not a § item or anything that affects safe operation", async () => {
    await marcus.reports(['horn', 'radiator'], { truck_number: truck });
    const [first, second] = await rosa.readVehicleDefects(truck, 'sort=id');
    if (!first || !second) throw new Error('there are no defects');
    const signed = {
      reason: 'Parts on order',
      affects_safe_operation: false,
      consent: consentVersion,
    };
    const body = { version: first.version, until: '2026-12-01', ...signed };
    expect(await rosa.ask('POST', `defects/${first.id}/defer/`, body)).toMatchObject({
      status: 400,
    });
    const early = { ...body, version: second.version, until: '2026-11-20' };
    expect(await rosa.ask('POST', `defects/${second.id}/defer/`, early)).toEqual({
      status: 400,
      body: { until: ['Date must not be in the past'] },
    });
    // The limit is 90 days by default. The current day is November 21.
    const late = { ...early, until: '2027-02-20' };
    const tooFar = { until: ['A repair cannot be deferred for that long'] };
    expect(await rosa.ask('POST', `defects/${second.id}/defer/`, late)).toEqual({
      status: 400,
      body: tooFar,
    });
    const admin = await Staff.signedIn(server, 'admin');
    const { body: company } = await admin.ask('GET', 'company/');
    await admin.ask('PUT', 'company/', { ...company, max_deferral_days: 7 });
    expect(
      await rosa.ask('POST', `defects/${second.id}/defer/`, { ...late, until: '2026-11-29' }),
    ).toEqual({
      status: 400,
      body: tooFar,
    });
    await admin.ask('PUT', 'company/', { ...company, version: 2, max_deferral_days: 90 });
    expect(
      await rosa.ask('POST', `defects/${second.id}/defer/`, {
        ...body,
        version: second.version,
        affects_safe_operation: true,
      }),
    ).toEqual({ status: 400, body: { affects_safe_operation: [notDeferrable] } });
    expect(await rosa.defers(second, '2026-11-21')).toMatchObject({
      state: 'deferred',
      deferred_until: '2026-11-21',
      deferred_reason: 'Parts on order',
      certified_name: rosa.username,
      certified_by: rosa.username,
      holds_vehicle: false,
    });
    expect((await marcus.current()).radiator).toBe(false);
    expect((await rosa.defects(`state=deferred&search=${truck}`)).total).toBe(1);
    expect(await rosa.certifies(await rosa.defect(second.id))).toMatchObject({
      state: 'repaired',
      deferred_until: null,
    });
  });

  it('a bulk certification skips the defects that somebody else changed in the meantime', async () => {
    await marcus.reports(['horn', 'mirrors', 'roof'], {
      truck_number: truck,
      trailer_numbers: 'none',
    });
    const chosen = (await rosa.readVehicleDefects(truck)).map(({ id, version }) => ({
      id,
      version,
    }));
    const body = { defects: [...chosen, chosen[0]], state: 'repaired', consent: consentVersion };
    const unknown = { ...body, defects: [...chosen, { id: 999_999, version: 1 }] };
    expect(await rosa.ask('POST', 'defects/certify/', unknown)).toEqual({
      status: 404,
      body: { detail: 'Not found.' },
    });
    const mirrors = (await rosa.readVehicleDefects(truck)).find(({ item }) => item === 'mirrors');
    await marcus.marks(Number((await marcus.current()).id), 'mirrors', true);
    const response = await rosa.ask('POST', 'defects/certify/', body);
    expect([response.body.data, response.body.skipped]).toMatchObject([
      [{ state: 'repaired' }, { state: 'repaired' }],
      [{ id: mirrors?.id, state: 'open', driver_says_good: { by: marcus.session.username } }],
    ]);
    expect(await marcus.current()).toMatchObject({ horn: true, roof: true });
    const again = await rosa.ask('POST', 'defects/certify/', body);
    expect([again.body.data, again.body.skipped]).toMatchObject([[], [{}, {}, {}]]);
  });

  it.each([
    ['several certifications', 'defects/certify/', { ids: [1], state: 'repaired', name: 'Rosa' }],
    [
      'a deferral',
      'defects/1/defer/',
      { version: 1, until: '2026-12-24', reason: 'Parts', name: 'Rosa' },
    ],
  ])(
    'the server tells an office page from an earlier version, which sends %s, to reload',
    async (_what, path, body) => {
      expect(await rosa.ask('POST', path, body)).toEqual({
        status: 409,
        body: { detail: 'The office has been updated. Reload the page.' },
      });
    },
  );

  it.each([
    ['certify', { state: 'repaired' }],
    ['defer', { reason: 'Parts', until: '2026-12-24', affects_safe_operation: false }],
  ])(
    "a defect's signature is the account's name, whatever name an earlier version's page sends to %s",
    async (action, more) => {
      await marcus.reports(['radiator'], { truck_number: truck });
      const [defect] = await rosa.readVehicleDefects(truck);
      const path = `defects/${defect?.id}/${action}/`;
      const body = { version: 1, ...more, consent: consentVersion, name: 'Somebody Else' };
      expect(await rosa.ask('POST', path, body)).toMatchObject({
        status: 200,
        body: { certified_name: rosa.username, certified_by: rosa.username },
      });
    },
  );

  it('only an account that agreed to sign electronically can certify or defer, and the record shows the time of the agreement', async () => {
    await marcus.reports(['horn', 'mirrors', 'radiator'], { truck_number: truck });
    const [horn, mirrors, radiator] = await rosa.readVehicleDefects(truck, 'sort=id');
    if (!horn || !mirrors || !radiator) throw new Error('there are no defects');
    const sam = await Staff.signedIn(server, 'mechanic');
    const certify = { version: 1, state: 'repaired' };
    const defer = { version: 1, until: '2026-12-01', reason: 'x', affects_safe_operation: false };
    const detail = expect.stringContaining('has not agreed to sign electronically') as string;
    for (const [path, body] of [
      [`defects/${horn.id}/certify/`, certify],
      [`defects/${horn.id}/certify/`, { ...certify, consent: consentVersion + 1 }],
      [`defects/${radiator.id}/defer/`, defer],
      ['defects/certify/', { state: 'repaired', defects: [{ id: horn.id, version: 1 }] }],
    ] as const) {
      expect(await sam.ask('POST', path, body)).toEqual({ status: 400, body: { detail } });
    }
    const signed = await sam.certifies(horn);
    const again = await sam.ask('POST', `defects/${mirrors.id}/certify/`, certify);
    expect([signed.state, again.body.state]).toEqual(['repaired', 'repaired']);
    const consent = { version: consentVersion, at: expect.stringMatching(/Z$/) as string };
    const read = await sam.defect(mirrors.id);
    expect(read.signing_consent).toEqual(consent);
    expect((await sam.defect(horn.id)).signing_consent).toEqual(read.signing_consent);
    expect((await sam.defect(radiator.id)).signing_consent).toBeNull();
    const admin = await Staff.signedIn(server, 'admin');
    const { data } = await admin.accounts(`search=${sam.username}`);
    expect(await admin.account(data[0]?.id ?? 0)).toMatchObject({
      name: sam.username,
      signing_consent: read.signing_consent,
    });
  });

  it('the audit log records who certified a defect', async () => {
    const { defect } = await horn();
    await rosa.certifies(defect);
    const entry = await lastAudit(server);
    expect(entry).toMatchObject({
      actorName: rosa.username,
      action: 'certify',
      resource: 'defects',
      recordId: String(defect.id),
      before: { state: 'open', certified_name: '' },
      after: { state: 'repaired', certified_name: rosa.username },
    });
  });

  it('the server rejects a certification of an outdated version of a defect, and returns the current one', async () => {
    const { id, defect } = await horn();
    await marcus.call('PATCH', `update/inspection/${id}/`, {
      comments: [makeComment('horn', 'Also the city horn')],
      horn: false,
    });
    const body = { version: defect.version, state: 'repaired' };
    const response = await rosa.ask('POST', `defects/${defect.id}/certify/`, body);
    expect(response).toMatchObject({
      status: 409,
      body: { current: { description: 'Also the city horn', version: 2 } },
    });
    expect((await rosa.defect(defect.id)).state).toBe('open');
  });

  it.each([
    ['state', 'open', 'Not a valid choice.'],
    ['note', 'x'.repeat(2001), 'Note must be 2000 characters or less'],
    ['version', '1', expect.any(String)],
    ['color', 'red', 'Unexpected field.'],
  ])('the server rejects a certification with a wrong %s', async (field, value, message) => {
    const { defect } = await horn();
    const body = { version: 1, state: 'repaired', note: '', [field]: value };
    const response = await rosa.ask('POST', `defects/${defect.id}/certify/`, body);
    expect(response).toEqual({ status: 400, body: { [field]: [message] } });
    expect((await rosa.defect(defect.id)).state).toBe('open');
  });

  it.each([
    ['', ['horn', 'roof']],
    ['state=all', ['horn', 'roof', 'radiator']],
    ['state=repaired', ['radiator']],
    ['kind=trailer', ['roof']],
    ['item=horn', ['horn']],
    ['sort=id', ['roof', 'horn']],
    ['sort=id&order=desc', ['horn', 'roof']],
    ['search=HORN%20is', ['horn']],
    ['search=broken%20trailer%20roof', ['roof']],
    ['search=roof%20horn', []],
    ['from=2000-01-01&to=2099-01-01', ['horn', 'roof']],
    ['to=2000-01-01', []],
    ['perPage=1', ['horn']],
    ['perPage=1&page=2', ['roof']],
  ])(
    "the list of defects for the query '%s' contains exactly the expected defects, with the right one first",
    async (query, items) => {
      const trailer = anyTruck().replace('T', 'U');
      const id = await marcus.reports(['horn', 'roof', 'radiator'], {
        truck_number: truck,
        trailer_numbers: trailer,
      });
      const radiator = (await rosa.readVehicleDefects(truck)).find(
        ({ item }) => item === 'radiator',
      );
      if (radiator) await rosa.certifies(radiator);
      const { data } = await rosa.defects(`report=${id}&${query}`);
      expect(data.map(({ item }) => item).sort()).toEqual([...items].sort());
      if (items.length > 1) expect(data[0]?.item).toBe(items[0]);
    },
  );
});
