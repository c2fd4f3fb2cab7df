import { consentVersion } from '@/contract/signingConsent';
import { bothDatabases } from '../../testing/databases';
import { anyTruck, Driver } from '../../testing/drivers';
import { Staff } from '../../testing/office';
import { openTestServer, type TestServer } from '../../testing/testServer';

const turns = Array.from({ length: 5 }, (_, n) => n);

// Runs on both databases, because their locks decide the outcome.
describe.each(bothDatabases)('concurrent calls to the office on %s', (kind) => {
  let server: TestServer;
  let rosa: Staff;
  let admin: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind);
    rosa = await Staff.signedIn(server, 'mechanic');
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(() => server.close());

  it('if two people certify a defect at the same time, one succeeds and the other gets the current defect', async () => {
    const marcus = await Driver.signedIn(server);
    for (const turn of turns) {
      const truck = anyTruck();
      await marcus.reports(['horn'], { truck_number: truck });
      const [defect] = await rosa.readVehicleDefects(truck);
      const responses = await Promise.all(
        [rosa, admin].map((staff) =>
          staff.ask('POST', `defects/${defect?.id}/certify/`, {
            version: defect?.version,
            state: 'repaired',
            consent: consentVersion,
          }),
        ),
      );
      const done = responses.find(({ status }) => status === 200);
      expect([turn, responses.map(({ status }) => status).sort()]).toEqual([turn, [200, 409]]);
      expect(responses.find(({ status }) => status === 409)?.body.current).toEqual(done?.body);
    }
  });

  it('a certification and a concurrent mark by the driver each apply completely or not at all', async () => {
    const marcus = await Driver.signedIn(server);
    for (const turn of turns) {
      const truck = anyTruck();
      const id = await marcus.reports(['horn', 'mirrors'], { truck_number: truck });
      const known = (await marcus.current()).comments;
      const [defect] = await rosa.readVehicleDefects(truck, 'sort=id');
      const body = { version: defect?.version, state: 'repaired', consent: consentVersion };
      const [certified] = await Promise.all([
        rosa.ask('POST', `defects/${defect?.id}/certify/`, body),
        marcus.marks(id, turn % 2 === 0 ? 'horn' : 'mirrors', true, known),
      ]);
      const { state } = await rosa.defect(defect?.id ?? 0);
      const current = await marcus.current();
      const fixed = current.comments.filter((comment) => comment.fixed).map(({ key }) => key);
      if (turn % 2 === 0) {
        expect([certified.status, state]).toEqual(
          certified.status === 200 ? [200, 'repaired'] : [409, 'open'],
        );
        expect([current.horn, current.mirrors, fixed]).toEqual([true, false, ['horn']]);
      } else {
        expect([certified.status, state]).toEqual([200, 'repaired']);
        expect([current.horn, current.mirrors, fixed]).toEqual([true, true, ['horn', 'mirrors']]);
      }
    }
  });

  it("if a certification and the driver's all-clear report arrive at the same time, the defect is certified, or the certification is rejected and the defect remains open", async () => {
    const marcus = await Driver.signedIn(server);
    for (const turn of turns.slice(0, 5)) {
      const truck = anyTruck();
      await marcus.reports(['horn'], { truck_number: truck });
      const [defect] = await rosa.readVehicleDefects(truck);
      const body = { version: defect?.version, state: 'repaired', consent: consentVersion };
      const [certified] = await Promise.all([
        rosa.ask('POST', `defects/${defect?.id}/certify/`, body),
        marcus.reports([], { truck_number: truck, odometer_reading: `${turn}` }),
      ]);
      const { state, certified_name, driver_says_good } = await rosa.defect(defect?.id ?? 0);
      // An all-clear that came second found a certified defect. One that came first changed the version.
      expect([turn, certified.status, state, certified_name, driver_says_good?.by]).toEqual(
        certified.status === 200
          ? [turn, 200, 'repaired', rosa.username, undefined]
          : [turn, 409, 'open', '', marcus.session.username],
      );
      expect((await rosa.vehicle(truck)).do_not_dispatch).toBe(certified.status === 409);
    }
  });

  it('a defect that is reopened during a merge is open on the vehicle that remains', async () => {
    const marcus = await Driver.signedIn(server);
    for (const turn of turns.slice(0, 5)) {
      const [kept, typo] = [anyTruck(), anyTruck()];
      await marcus.reports(['horn'], { truck_number: kept });
      await marcus.reports(['horn'], { truck_number: typo });
      const [defect] = await rosa.readVehicleDefects(typo);
      if (!defect) throw new Error('there is no defect');
      const certified = await rosa.certifies(defect);
      const [one, target] = [await admin.vehicle(typo), await admin.vehicle(kept)];
      const [merge, reopening] = await Promise.all([
        admin.ask('POST', `vehicles/${one.id}/merge/`, { version: one.version, into: target.id }),
        rosa.ask('POST', `defects/${defect.id}/reopen/`, {
          version: certified.version,
          reason: 'Still silent',
        }),
      ]);
      // If the merge came first, the reopening fails, because the remaining vehicle already has a defect of the same
      // item.
      expect([turn, merge.status, [200, 409].includes(reopening.status)]).toEqual([
        turn,
        200,
        true,
      ]);
      const open = await rosa.readVehicleDefects(kept);
      expect(open).toMatchObject([{ item: 'horn', state: 'open', holds_vehicle: true }]);
      expect((await admin.defects(`vehicle=${one.id}&state=all`)).total).toBe(0);
    }
  });

  it('reports that arrive during a merge leave nothing on the removed vehicle', async () => {
    const drivers = await Promise.all(turns.slice(0, 4).map(() => Driver.signedIn(server)));
    const [kept, typo] = [anyTruck(), anyTruck()];
    for (const turn of turns) {
      const spelling = `${typo}x${turn}`;
      await drivers[0]?.reports(['horn'], { truck_number: kept });
      await drivers[1]?.reports(['horn'], { truck_number: spelling });
      const [one, target] = [await admin.vehicle(spelling), await admin.vehicle(kept)];
      const [merge] = await Promise.all([
        admin.ask('POST', `vehicles/${one.id}/merge/`, { version: one.version, into: target.id }),
        ...drivers.map((driver, n) =>
          driver.reports(['horn', 'mirrors'], {
            truck_number: n % 2 === 0 ? kept : spelling,
            odometer_reading: `${turn}`,
          }),
        ),
      ]);
      expect([turn, merge.status]).toEqual([turn, 200]);
      expect((await admin.defects(`vehicle=${one.id}&state=all`)).total).toBe(0);
      expect((await admin.reports(`vehicle=${one.id}&state=all`)).total).toBe(0);
      const items = (await admin.readVehicleDefects(kept)).map(({ item }) => item).sort();
      expect(items).toEqual(['horn', 'mirrors']);
    }
  });
});
