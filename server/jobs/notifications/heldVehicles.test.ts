import { and, eq, sql } from 'drizzle-orm';
import type { ChecklistKey } from '@/contract/checklist';
import { deferrableDay } from '../../testing/deferrableDay';
import { announceHolds } from '../../domain/notifications/announceHolds';
import { deliveries } from '../../domain/tables/deliveries';
import { databaseKinds } from '../../testing/databases';
import { anyTruck, Driver } from '../../testing/drivers';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { Staff } from '../../testing/office';
import { readCsv } from '../../testing/readCsv';
import { makeReviewRequest } from '../../testing/reviews';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { webhookReceiver } from '../../testing/webhookReceiver';
import { HoldWatch } from './HoldWatch';

interface Message {
  kind: string;
  vehicle?: { number: string };
  do_not_dispatch?: string[];
  waits_for_decision?: string[];
  report?: { do_not_dispatch: string[] };
}

describe.each(databaseKinds)('announcements of held and released vehicles on %s', (kind) => {
  const target = webhookReceiver();
  let mail: MailServer;
  let server: TestServer;
  let rosa: Staff;
  let admin: Staff;
  let marcus: Driver;
  let dana: Driver;
  let truck: string;
  beforeAll(async () => {
    mail = await openMailServer();
    const settings = {
      webhook: { url: await target.open(), secret: 'a secret of the receiver' },
      mail: {
        url: mail.url,
        from: 'linehaul@carrier.example',
        leads: ['sales@carrier.example'],
        defects: ['shop@carrier.example'],
      },
      publicUrl: 'https://carrier.example',
    };
    server = await openTestServer(kind, { settings });
    rosa = await Staff.signedIn(server, 'mechanic');
    admin = await Staff.signedIn(server, 'admin');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    dana = await Driver.signedIn(server);
    truck = anyTruck();
  });
  afterAll(async () => {
    await server.api.notifications.stop();
    await server.close();
    await mail.close();
    target.close();
  });

  const needsCorrection = 'above_defects_need_correction' as const;
  const of = () => ({ truck_number: truck, trailer_numbers: 'none' });
  const reports = (driver: Driver, keys: readonly ChecklistKey[] = [], more: object = {}) =>
    driver.reports(keys, { ...of(), ...more });
  async function only(item: ChecklistKey) {
    const [defect] = await rosa.readVehicleDefects(
      truck,
      `state=all&item=${item}&sort=id&order=desc`,
    );
    if (!defect) throw new Error('there is no defect');
    return defect;
  }
  /** Returns the webhook's messages about vehicles since the last call, such as 'vehicle.held horn radiator waits'. */
  async function told(): Promise<string[]> {
    await server.api.notifications.idle();
    const messages = target.received.splice(0).map(({ body }) => JSON.parse(body) as Message);
    return messages
      .filter(({ vehicle }) => vehicle)
      .map(({ kind, do_not_dispatch: items = [], waits_for_decision: waiting = [] }) =>
        [kind, ...items, ...waiting.map((item) => `${item} waits`)].join(' '),
      );
  }
  /** Returns the subjects of the emails about the truck since the last call. */
  async function mailed(): Promise<string[]> {
    await server.api.notifications.idle();
    return mail.received
      .splice(0)
      .flatMap(({ headers }) => headers.filter(([name]) => name === 'subject'))
      .map(([, subject]) => subject)
      .filter((subject) => subject.includes(truck));
  }
  /** Returns the text of the last email about the truck since the last call. */
  async function readEmail(): Promise<string | undefined> {
    await server.api.notifications.idle();
    const texts = mail.received.splice(0).map(({ text }) => text);
    return texts.findLast((text) => text.includes(truck));
  }
  const makeAllDue = async () => {
    await server.database.queries.update(deliveries).set({ nextAttemptAt: sql`now()` });
    server.api.notifications.deliverSoon();
  };

  it('an update that adds a defect to an announced report announces the vehicle as held again, and a repeated defect announces nothing', async () => {
    const id = await reports(marcus, ['horn']);
    expect(await told()).toEqual(['vehicle.held horn']);
    // The email about the report already says that the vehicle is held.
    expect(await mailed()).toEqual([`Truck ${truck}: 1 defect open`]);
    await marcus.marks(id, 'brakes_service', false);
    expect(await told()).toEqual(['vehicle.held brakes_service horn']);
    expect(await mailed()).toEqual([`Do not dispatch: Truck ${truck}`]);
    // A report that repeats an announced defect causes no announcement.
    await reports(dana, ['horn']);
    expect(await told()).toEqual([]);
  });

  it('a defect that only waits for a decision says so, and the vehicle is announced again once its repair is needed', async () => {
    await reports(marcus, ['radiator', 'trip_recorder']);
    expect(await told()).toEqual(['vehicle.held radiator waits']);
    const email = await readEmail();
    expect(email).toContain('Waits for a decision: Radiator');
    expect(email).not.toContain('Do not dispatch');
    const { id } = await admin.vehicle(truck);
    await server.database.queries.transaction(async (tx) => {
      await tx.execute(sql`delete from vehicle_events where vehicle_id = ${id}`);
      const context = { notifications: server.api.notifications, today: '2026-11-21' };
      await announceHolds(tx, context, sql`vehicles.id = ${id}`);
    });
    server.api.notifications.deliverSoon();
    expect(await mailed()).toEqual([`Waits for a decision: Truck ${truck}`]);
    await told();

    await reports(dana, ['radiator'], { satisfactory_vehicle_condition: needsCorrection });
    expect(await told()).toEqual(['vehicle.held radiator']);
    expect(await readEmail()).toContain('Do not dispatch: Radiator');
    expect(readCsv(await rosa.text(`vehicles.csv?search=${truck}`))).toMatchObject([
      { readiness: 'do_not_dispatch', do_not_dispatch: 'radiator', waits_for_decision: '' },
    ]);
  });

  it("an email about another vehicle's report at the same instant does not replace the email about a held vehicle", async () => {
    await reports(marcus, ['horn']);
    const { id } = await admin.vehicle(truck);
    const other = await dana.reports(['horn'], {
      truck_number: anyTruck(),
      trailer_numbers: 'none',
    });
    await mailed();
    const { notifications } = server.api;
    await server.database.queries.transaction(async (tx) => {
      const isOther = and(eq(deliveries.kind, 'report'), eq(deliveries.recordId, other));
      await tx
        .update(deliveries)
        .set({ createdAt: sql`now()` })
        .where(isOther);
      // As if nothing had announced the vehicle.
      await tx.execute(sql`delete from vehicle_events where vehicle_id = ${id}`);
      const context = { notifications, today: '2026-11-21' };
      await announceHolds(tx, context, sql`vehicles.id = ${id}`);
    });
    notifications.deliverSoon();
    expect(await mailed()).toEqual([`Do not dispatch: Truck ${truck}`]);
    await told();
  });

  it('reopening a defect announces the vehicle as held, and taking the reopening back announces the release', async () => {
    await reports(marcus, ['brakes_service']);
    const certified = await rosa.certifies(await only('brakes_service'));
    await makeAllDue();
    expect(await told()).toEqual(['vehicle.held brakes_service', 'vehicle.released']);
    const open = await rosa.reopens(certified);
    expect(await told()).toEqual(['vehicle.held brakes_service']);
    await rosa.takesBack(open);
    await makeAllDue();
    expect(await told()).toEqual(['vehicle.released']);
    expect((await mailed()).slice(1)).toEqual([
      `Truck ${truck} may be dispatched`,
      `Do not dispatch: Truck ${truck}`,
      `Truck ${truck} may be dispatched`,
    ]);
  });

  it("the announcement of a driver's ‘good’ for a defect that holds a vehicle contains a link for certifying the defect", async () => {
    const id = await reports(marcus, ['brakes_service', 'radiator']);
    await told();
    await mailed();
    const repaired_by = 'Big Rig Repair, invoice 4711';
    const path = `defects/${(await only('brakes_service')).id}/repaired-by/`;
    await marcus.callExtension('POST', path, { repaired_by });
    await marcus.marks(id, 'radiator', true);
    await marcus.marks(id, 'brakes_service', true);
    await server.api.notifications.idle();
    const { id: defect } = await only('brakes_service');
    const link = `https://carrier.example/office/defects/${defect}/show`;
    const messages = target.received.splice(0).map(({ body }) => JSON.parse(body) as object);
    expect(messages).toMatchObject([
      {
        kind: 'defect.said_good',
        link,
        defect: {
          id: defect,
          item: 'brakes_service',
          holds_vehicle: true,
          driver_says_good: { by: marcus.session.username },
        },
      },
    ]);
    const [email] = mail.received.splice(0);
    const subject = `To certify: Truck ${truck}, Brakes, service`;
    expect(email?.headers).toContainEqual(['subject', subject]);
    expect(email?.text).toContain(`Driver says good: ${marcus.session.username}, `);
    expect(email?.text).toContain(`Repaired by: ${repaired_by}`);
    expect(email?.text).toContain(link);
  });

  it("the next driver's ‘Not fixed’ announces the vehicle as held", async () => {
    const id = await reports(marcus, ['brakes_service']);
    const { id: defect, version } = await rosa.certifies(await only('brakes_service'));
    await told();
    const not_fixed = [{ defect, version, note: 'Pulls to the left' }];
    await dana.callExtension('POST', 'reviews/', makeReviewRequest([id], { not_fixed }));
    expect(await told()).toEqual(['vehicle.held brakes_service']);
  });

  it('a release that the driver can undo is announced only when it is final', async () => {
    const id = await reports(marcus, ['radiator'], {
      satisfactory_vehicle_condition: needsCorrection,
    });
    await marcus.marks(id, 'radiator', true);
    expect(await told()).toEqual(['vehicle.held radiator']);
    await marcus.marks(id, 'radiator', false);
    expect(await told()).toEqual(['vehicle.held radiator']);
    await makeAllDue();
    expect(await told()).toEqual([]);
    await marcus.marks(id, 'radiator', true);
    expect(await told()).toEqual([]);
    await makeAllDue();
    expect(await told()).toEqual(['vehicle.released']);
  });

  it('a certification announces the release once its author can no longer undo it', async () => {
    await reports(marcus, ['brakes_service']);
    const certified = await rosa.certifies(await only('brakes_service'));
    expect(await told()).toEqual(['vehicle.held brakes_service']);
    const open = await rosa.takesBack(certified);
    await makeAllDue();
    expect(await told()).not.toContain('vehicle.released');
    await rosa.certifies(open);
    expect(await told()).toEqual([]);
    await makeAllDue();
    expect(await told()).toEqual(['vehicle.released']);
  });

  it('a deferral announces the release, and the end of its last day announces the vehicle as held', async () => {
    await reports(marcus, ['radiator'], { satisfactory_vehicle_condition: needsCorrection });
    await rosa.defers(await only('radiator'), deferrableDay);
    expect(await told()).toEqual(['vehicle.held radiator', 'vehicle.released']);
    await server.database.queries.execute(
      sql`update defects set deferred_until = '2020-01-01' where state = 'deferred'`,
    );
    const problems: string[] = [];
    const watch = new HoldWatch(server.api, (problem) => problems.push(problem));
    watch.start();
    await watch.stop();
    expect([await told(), problems]).toEqual([['vehicle.held radiator'], []]);
    watch.look();
    await watch.stop();
    expect(await told()).toEqual([]);
  });

  it('merging a held vehicle into another one announces the other vehicle as held', async () => {
    await reports(marcus, ['brakes_service']);
    const into = anyTruck();
    await dana.reports([], { truck_number: into, trailer_numbers: 'none' });
    await told();
    await admin.merges(await admin.vehicle(truck), await admin.vehicle(into));
    expect(await told()).toEqual(['vehicle.held brakes_service']);
  });

  it('the announcement of a report names the defects that hold its vehicles, including those that other drivers reported', async () => {
    await reports(marcus, ['brakes_service']);
    await server.api.notifications.idle();
    target.received.splice(0);
    const id = await reports(dana);
    await server.api.notifications.idle();
    const [message] = target.received.splice(0).map(({ body }) => JSON.parse(body) as Message);
    expect(message?.report?.do_not_dispatch).toEqual(['brakes_service']);
    const [newest] = readCsv(await rosa.text(`reports.csv?search=${truck}`));
    expect(newest).toMatchObject({
      do_not_dispatch: 'brakes_service',
      waits_for_decision: '',
      consent: 'Consent not recorded',
    });
    expect((await rosa.report(id)).holding).toMatchObject([
      { item: 'brakes_service', vehicle: { number: truck } },
    ]);
  });
});
