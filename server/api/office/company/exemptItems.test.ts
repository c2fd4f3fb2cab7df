import { checklistKeys } from '@/contract/checklist';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

/** 49 CFR 396.11(a)(1), and what the company must never exempt. */
const never = `
  air_compressor air_lines brake_accessories brakes_parking brakes_service
  coupling_devices fifth_wheel horn lights head_stop
  tail_dash turn_indicators clearance_marker mirrors reflectors
  safety_equipment fire_extinguisher flags_flares_fuse reflective_triangles steering
  tires_truck wheels_rims_truck windshield_wipers brake_connections brakes_trailer
  trailer_coupling_devices coupling_king_pin hitch lights_all reflector_reflective_tape
  tires_trailer wheels_rims_trailer frame_and_assembly front_axle rear_end
  suspension_system_truck fuel_tanks suspension_system_tarpaulin_trailer driver_line exhaust
  muffler others_truck other_trailer
`
  .trim()
  .split(/\s+/);

describe.each(databaseKinds)("the company's exempt items on %s", (kind) => {
  let server: TestServer;
  let admin: Staff;
  let marcus: Driver;
  beforeAll(async () => {
    server = await openTestServer(kind);
    admin = await Staff.signedIn(server, 'admin');
    marcus = await Driver.signedIn(server);
  });
  afterAll(() => server.close());

  async function exempt(exempt_items: readonly string[]) {
    const { body } = await admin.ask('GET', 'company/');
    return admin.ask('PUT', 'company/', { ...body, exempt_items });
  }

  it('the server rejects each § item, the frame, axles, suspension, fuel tanks, the drive line, the exhaust and ‘Other’, and accepts every other item', async () => {
    for (const item of checklistKeys) {
      const status = never.includes(item) ? 400 : 200;
      expect([item, (await exempt([item])).status]).toEqual([item, status]);
    }
  });

  it('a change of the list holds and releases vehicles at once, and is announced and audited', async () => {
    await exempt(['roof']);
    const truck = anyTruck();
    const more = { satisfactory_vehicle_condition: 'above_defects_corrected' } as const;
    await marcus.reports(['radiator'], { truck_number: truck, ...more });
    const isHeld = async () => (await admin.vehicle(truck)).do_not_dispatch;
    expect(await isHeld()).toBe(true);
    await exempt(['radiator']);
    expect(await isHeld()).toBe(false);
    const { body } = await admin.ask('GET', 'audit/?resource=company');
    expect((body as { data: object[] }).data[0]).toMatchObject({
      before: { exempt_items: ['roof'] },
      after: { exempt_items: ['radiator'] },
    });
    await exempt([]);
    expect(await isHeld()).toBe(true);
  });
});
