import { eq } from 'drizzle-orm';
import { agentItems } from '@/contract/agent';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { extensionPaths, photoType } from '@/contract/extensions';
import type { Person } from '@/contract/office/people';
import { reportFileFormat } from '@/contract/reportFile';
import { consentVersion } from '@/contract/signingConsent';
import { users } from '../../domain/tables/accounts';
import { databaseKinds } from '../../testing/databases';
import { anyTruck, Driver, makeComment } from '../../testing/drivers';
import { Staff } from '../../testing/office';
import { report } from '../../testing/reports';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { jpeg } from '../../testing/mediaFiles';

const hour = 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

describe.each(databaseKinds)("the carrier's agents on %s", (kind) => {
  let server: TestServer;
  let admin: Staff;
  let dana: Driver;
  let marcus: Driver;
  beforeAll(async () => {
    server = await openTestServer(kind);
    admin = await Staff.signedIn(server, 'admin');
    dana = await Driver.signedIn(server);
    marcus = await Driver.signedIn(server);
  });
  afterAll(() => server.close());

  async function readPerson(driver: Driver): Promise<Person> {
    const { body } = await admin.ask('GET', `people/?search=${driver.session.username}`);
    const [person] = (body as unknown as { data: Person[] }).data;
    if (!person) throw new Error('no such person');
    return person;
  }

  async function name(driver: Driver, items: readonly ChecklistKey[], more: object = {}) {
    const { id, version } = await readPerson(driver);
    return admin.ask('PATCH', `people/${id}/`, { version, agent_items: items, ...more });
  }

  /** Makes the account an agent since an hour ago. */
  async function nameEarlier(driver: Driver, ...items: ChecklistKey[]) {
    const { id } = await readPerson(driver);
    const agentItems = Object.fromEntries(items.map((item) => [item, inMs(-hour)]));
    await server.database.queries.update(users).set({ agentItems }).where(eq(users.id, id));
  }

  async function findDefect(item: ChecklistKey) {
    const truck = anyTruck();
    const enteredAt = inMs(-hour / 2);
    await marcus.call('POST', 'create/inspection/', {
      ...report({ truck_number: truck, [item]: false, comments: [makeComment(item)] }),
      entered_at: { [item]: enteredAt },
    });
    const { holding } = await dana.readPreviousVehicle(truck);
    const defect = holding.find((one) => one.item === item);
    if (!defect) throw new Error(`no defect of ${truck}`);
    return { ...defect, truck };
  }

  const certify = (
    { id, version }: Pick<Awaited<ReturnType<typeof findDefect>>, 'id' | 'version'>,
    more: object = {},
    by = dana,
  ) =>
    by.callExtension('POST', `defects/${id}/certify/`, {
      version,
      state: 'repaired',
      note: 'New bulb',
      certified_at: inMs(0),
      consent: consentVersion,
      ...more,
    });

  const isHeld = async (truck: string) => (await admin.vehicle(truck)).do_not_dispatch;

  it('an admin names a driver the agent for a lamp, the phone is told so, and the certification releases the truck with the name of the agent', async () => {
    await name(dana, []);
    expect((await dana.previous({ truck: 'T-0' })).agent_for).toEqual([]);
    expect(await name(dana, ['clearance_marker'])).toMatchObject({
      status: 200,
      body: { agent_items: ['clearance_marker'] },
    });
    expect((await dana.previous({ truck: 'T-0' })).agent_for).toEqual(['clearance_marker']);
    await nameEarlier(dana, 'clearance_marker');
    const defect = await findDefect('clearance_marker');
    expect(await isHeld(defect.truck)).toBe(true);
    const signedAt = inMs(-60_000);
    const response = await certify(defect, { certified_at: signedAt });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ state: 'repaired', certified_at: signedAt });
    expect((await admin.defect(defect.id)).certified_name).toMatch(/, agent of the carrier$/);
    expect(await isHeld(defect.truck)).toBe(false);
  });

  it('the change of an agent is in the audit log with the items', async () => {
    await name(dana, []);
    await name(dana, ['horn']);
    const { id } = await readPerson(dana);
    const { body } = await admin.ask('GET', `audit/?resource=people&record_id=${id}`);
    expect((body as { data: object[] }).data[0]).toMatchObject({
      action: 'update',
      before: { agent_items: [] },
      after: { agent_items: ['horn'] },
    });
  });

  it('an admin cannot name an agent for a brake, a frame, ‘Other’ or any other item outside the simple ones', async () => {
    for (const item of checklistKeys.filter((key) => !agentItems.includes(key))) {
      expect([item, (await name(dana, [item])).status]).toEqual([item, 400]);
    }
    expect(agentItems).toHaveLength(14);
  });

  it('even an account with another item in its column certifies only the simple ones', async () => {
    await nameEarlier(dana, 'brakes_service', 'others_truck');
    for (const item of ['brakes_service', 'others_truck'] as const) {
      const defect = await findDefect(item);
      expect((await certify(defect)).statusCode).toBe(403);
      expect(await isHeld(defect.truck)).toBe(true);
    }
  });

  it('a certification counts only if the account was named at the instant on the phone and still is when it arrives', async () => {
    await name(dana, []);
    const defect = await findDefect('horn');
    expect((await certify(defect)).statusCode).toBe(403);
    await name(dana, ['horn']);
    expect((await certify(defect, { certified_at: inMs(-60_000) })).statusCode).toBe(403);
    await name(dana, ['mirrors']);
    expect((await certify(defect)).statusCode).toBe(403);
    expect(await isHeld(defect.truck)).toBe(true);
  });

  it.each([
    ['disabled', async (id: number) => void (await admin.ask('POST', `people/${id}/disable/`, {}))],
    [
      'made a mechanic',
      async (id: number) => {
        const { version } = await readPerson(dana);
        const email = 'dana@example.com';
        await admin.ask('PATCH', `people/${id}/`, { version, role: 'mechanic', email });
      },
    ],
  ])(
    'an account that was %s is no agent any more, and stays none afterwards',
    async (_what, end) => {
      await nameEarlier(dana, 'horn');
      const { id } = await readPerson(dana);
      await end(id);
      expect((await readPerson(dana)).agent_items).toEqual([]);
      await admin.ask('POST', `people/${id}/enable/`, {});
      const { version } = await readPerson(dana);
      await admin.ask('PATCH', `people/${id}/`, { version, role: 'driver' });
      expect((await readPerson(dana)).agent_items).toEqual([]);
      dana = await Driver.signedIn(server);
    },
  );

  it('a certification signed before the defect was found is rejected', async () => {
    await nameEarlier(dana, 'horn');
    const defect = await findDefect('horn');
    const response = await certify(defect, { certified_at: inMs(-hour * 0.75) });
    expect([response.statusCode, response.json<{ detail: string }>().detail]).toEqual([
      400,
      'The defect was found after this certification was signed.',
    ]);
    expect(await isHeld(defect.truck)).toBe(true);
  });

  it('a repeat after a lost response certifies once, and cannot close what another driver reopened', async () => {
    await nameEarlier(dana, 'horn');
    const defect = await findDefect('horn');
    const signed = { certified_at: inMs(-1000) };
    expect((await certify(defect, signed)).statusCode).toBe(200);
    expect((await certify(defect, signed)).statusCode).toBe(200);
    const { history = [] } = await admin.defect(defect.id);
    expect(history.filter(({ event }) => event === 'certified')).toHaveLength(1);
    await admin.reopens(await admin.defect(defect.id));
    expect((await certify(defect, signed)).statusCode).toBe(409);
    expect(await isHeld(defect.truck)).toBe(true);
  });

  it('a defect that was reported again after the agent read it is not certified', async () => {
    await nameEarlier(dana, 'horn');
    const defect = await findDefect('horn');
    const lee = await Driver.signedIn(server);
    await lee.reports(['horn'], { truck_number: defect.truck });
    expect((await certify(defect)).statusCode).toBe(409);
    expect(await isHeld(defect.truck)).toBe(true);
  });

  it('an agent needs a reason to certify that no repair is needed', async () => {
    await nameEarlier(dana, 'horn');
    const defect = await findDefect('horn');
    const decision = { state: 'repair_not_needed', note: ' ' };
    const response = await certify(defect, decision);
    expect([response.statusCode, response.json()]).toEqual([400, { note: ['Enter a reason'] }]);
    expect((await certify(defect, { ...decision, note: 'Only scratched' })).statusCode).toBe(200);
  });

  it('an agent certifies neither on the office’s page, nor in bulk, nor by a deferral', async () => {
    const desk = await Staff.signedIn(server, 'dispatcher');
    await server.database.queries
      .update(users)
      .set({ agentItems: { horn: inMs(-hour) } })
      .where(eq(users.username, desk.username));
    const { id, version, truck } = await findDefect('horn');
    const decision = { version, state: 'repaired', note: '', consent: consentVersion };
    const { version: _, ...several } = { ...decision, defects: [{ id, version }] };
    const deferral = {
      version,
      until: inMs(0).slice(0, 10),
      reason: 'X',
      affects_safe_operation: false,
      consent: consentVersion,
    };
    expect((await desk.ask('POST', `defects/${id}/certify/`, decision)).status).toBe(403);
    expect((await desk.ask('POST', 'defects/certify/', several)).status).toBe(403);
    expect((await desk.ask('POST', `defects/${id}/defer/`, deferral)).status).toBe(403);
    expect(await isHeld(truck)).toBe(true);
  });

  it('an imported report that says good certifies nothing, though the driver is an agent', async () => {
    await nameEarlier(dana, 'horn');
    const { truck } = await findDefect('horn');
    const imported = await admin.ask('POST', 'reports/import/', {
      format: reportFileFormat,
      driver: dana.session.username,
      report: report({ truck_number: truck, mechanics_signature: 'Dana Miles' }),
    });
    expect(imported.status).toBe(200);
    expect(await isHeld(truck)).toBe(true);
  });

  it('an all-clear report and a tap on ‘good’ of an agent certify nothing', async () => {
    await nameEarlier(dana, 'horn');
    const { truck } = await findDefect('horn');
    await dana.sends(await dana.reports([], { truck_number: truck }));
    const own = await dana.reports(['horn'], { truck_number: truck });
    await dana.marks(own, 'horn', true);
    expect(await isHeld(truck)).toBe(true);
  });

  it('an agent adds a photo to the defect; another driver cannot', async () => {
    await nameEarlier(dana, 'horn');
    const defect = await findDefect('horn');
    const payload = await jpeg(64, 48);
    const upload = async (by: Driver, photo: string) => {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: extensionPaths.defectPhoto.replace(':id', String(defect.id)),
        query: { photo, taken_at: inMs(0) },
        headers: { authorization: `Bearer ${by.session.access}`, 'content-type': photoType },
        payload,
      });
      return statusCode;
    };
    const id = '3f0c8c2e-5b7a-4c1d-9e2f-0a1b2c3d4e5f';
    expect(await upload(marcus, '3f0c8c2e-5b7a-4c1d-9e2f-0a1b2c3d4e60')).toBe(404);
    expect(await upload(dana, id)).toBe(200);
    expect(await upload(dana, id)).toBe(200);
    expect((await admin.defect(defect.id)).photos).toMatchObject([{ id }]);
  });
});
