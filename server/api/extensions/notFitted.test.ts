import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import type { CurrentResponse } from '@/contract/extensions';
import { reportFileFormat } from '@/contract/reportFile';
import { readRecord } from '../../domain/reports/readReports';
import { reportPdf } from '../../domain/auditPackage/reportPdf';
import { demonstrationCompany } from '@/contract/company';
import { anyTruck, makeComment } from '../../testing/drivers';
import { databaseKinds } from '../../testing/databases';
import { Staff } from '../../testing/office';
import { report } from '../../testing/reports';
import { send } from '../../testing/testServer';
import { truckAndDrivers } from '../../testing/truckAndDrivers';

/**
 * The parts in 49 CFR 396.11(a)(1), in order, with the checklist items for each. The list comes from the regulation,
 * not from the marks in the checklist.
 */
const regulation: Record<string, readonly ChecklistKey[]> = {
  'service brakes including trailer brake connections': [
    'brakes_service',
    'brake_accessories',
    'air_compressor',
    'air_lines',
    'brake_connections',
    'brakes_trailer',
  ],
  'parking brake': ['brakes_parking'],
  'steering mechanism': ['steering'],
  'lighting devices and reflectors': [
    'lights',
    'head_stop',
    'tail_dash',
    'turn_indicators',
    'clearance_marker',
    'reflectors',
    'lights_all',
    'reflector_reflective_tape',
  ],
  tires: ['tires_truck', 'tires_trailer'],
  horn: ['horn'],
  'windshield wipers': ['windshield_wipers'],
  'rear vision mirrors': ['mirrors'],
  'coupling devices': [
    'coupling_devices',
    'fifth_wheel',
    'trailer_coupling_devices',
    'coupling_king_pin',
    'hitch',
  ],
  'wheels and rims': ['wheels_rims_truck', 'wheels_rims_trailer'],
  'emergency equipment': [
    'safety_equipment',
    'fire_extinguisher',
    'flags_flares_fuse',
    'reflective_triangles',
  ],
};
const named = new Set(Object.values(regulation).flat());
const others = checklistKeys.filter((key) => !named.has(key));

describe.each(databaseKinds)('items that a vehicle lacks, on %s', (kind) => {
  const fleet = truckAndDrivers(kind);
  let admin: Staff;
  beforeAll(async () => {
    admin = await Staff.signedIn(fleet.server, 'admin');
  });

  const byKind = (truck: readonly string[], trailer: readonly string[] = []) =>
    admin.ask('PUT', 'vehicles/not-fitted/', { truck, trailer });

  async function added(number = anyTruck(), vehicleKind = 'truck') {
    const { body } = await admin.ask('POST', 'vehicles/', { kind: vehicleKind, number });
    return { id: Number(body['id']), number };
  }
  const own = async (id: number, not_fitted: readonly string[] | null) => {
    const { version } = (await admin.ask('GET', `vehicles/${id}/`)).body;
    return admin.ask('PATCH', `vehicles/${id}/`, { version, not_fitted });
  };
  const onPhone = async (truck: string) =>
    (await fleet.marcus.readPreviousVehicle(truck)).not_fitted;

  it.each([...named])(
    'neither an admin nor a driver can set %s, which 49 CFR 396.11(a)(1) names, as not fitted',
    async (item) => {
      const { id, number } = await added();
      const { session } = fleet.marcus;
      const create = (body: object) =>
        send(fleet.server, 'POST', '/api/driver/create/inspection/', body, session.access);
      const body = { ...report({ truck_number: number }), not_fitted: [item] };
      expect((await byKind([item], [])).status).toBe(400);
      expect((await byKind([], [item])).status).toBe(400);
      expect((await own(id, [item])).status).toBe(400);
      expect((await create(body)).statusCode).toBe(400);
      const file = { format: reportFileFormat, driver: session.username, report: body };
      expect((await admin.ask('POST', 'reports/import/', file)).status).toBe(400);
      expect(await onPhone(number)).toEqual([]);
    },
  );

  it('the office can set as not fitted every item that 49 CFR 396.11(a)(1) does not name, but only for the kind of vehicle that has the item', async () => {
    expect(others).toContain('carburetor');
    const { body } = await admin.ask('GET', 'vehicles/not-fitted/');
    for (const item of others) {
      const [truck, trailer] = [await byKind([item]), await byKind([], [item])];
      expect([item, [truck.status, trailer.status].sort()]).toEqual([item, [200, 400]]);
    }
    expect((await admin.ask('PUT', 'vehicles/not-fitted/', body)).status).toBe(200);
  });

  it('the items not fitted on a vehicle are those set for its kind, unless the office sets a list for the vehicle', async () => {
    const { id, number } = await added();
    await byKind(['carburetor', 'tire_chains'], ['roof']);
    expect(await onPhone(number)).toEqual(['carburetor', 'tire_chains']);
    expect((await own(id, ['trip_recorder'])).body).toMatchObject({
      not_fitted: ['trip_recorder'],
    });
    expect(await onPhone(number)).toEqual(['trip_recorder']);
    await own(id, []);
    expect(await onPhone(number)).toEqual([]);
    await own(id, null);
    expect(await onPhone(number)).toEqual(['carburetor', 'tire_chains']);
    expect(await own(id, ['roof'])).toMatchObject({
      status: 400,
      body: { not_fitted: ['Must be items of a truck.'] },
    });
    const { body } = await admin.ask('GET', 'audit/?resource=vehicles');
    expect(JSON.stringify(body)).toContain('"vehicles.not-fitted"');
    await byKind([]);
  });

  it('a report keeps the items that were not fitted at submission, even if the office changes them later', async () => {
    const { number } = await added();
    await byKind(['carburetor']);
    const id = await fleet.marcus.reports(['radiator'], {
      truck_number: number,
      not_fitted: ['carburetor', 'tire_chains'],
    });
    await byKind([]);
    const currentItems = async () => {
      const current = await fleet.marcus.callExtension('GET', 'current/');
      expect(current.json()).toMatchObject({ report: id });
      return current.json<CurrentResponse>().not_fitted;
    };
    expect(await currentItems()).toEqual(['carburetor', 'tire_chains']);
    const repeated = await fleet.marcus.reports(['radiator'], { truck_number: number });
    expect(repeated).toBe(id);
    expect(await fleet.marcus.ownReport(id)).toMatchObject({
      report: { carburetor: true },
      not_fitted: ['carburetor', 'tire_chains'],
    });
    const record = await readRecord(fleet.server.database.queries, id, {
      today: '2026-11-28',
      timeZone: 'UTC',
    });
    if (!record) throw new Error('no record');
    const pdf = await reportPdf(record, {
      company: demonstrationCompany,
      timeZone: 'UTC',
      readDefectPhotos: async () => [],
    });
    const items = pdf.checklist.flatMap((category) => category.items);
    expect(items).toContainEqual({
      label: 'Carburetor: Not fitted',
      mark: '·',
      isDefective: false,
    });
    expect(items).toContainEqual({ label: 'Clutch', mark: '✓', isDefective: false });

    await fleet.marcus.marks(id, 'carburetor', true);
    expect(await currentItems()).toEqual(['tire_chains']);
    const { not_fitted: entered, events } = await fleet.marcus.ownReport(id);
    expect(entered).toEqual(['carburetor', 'tire_chains']);
    expect(events.map(({ text }) => text)).toEqual(['Updated carburetor to good']);
  });

  it('an item sent both as not fitted and with a defect is defective, in the report and for the vehicle', async () => {
    const { number } = await added();
    const id = await fleet.marcus.reports(['carburetor'], {
      truck_number: number,
      not_fitted: ['carburetor'],
      comments: [makeComment('carburetor', 'Leaks')],
    });
    expect(await fleet.marcus.ownReport(id)).toMatchObject({
      report: { carburetor: false },
      not_fitted: [],
      result: 'defects_open',
    });
    expect(await fleet.rosa.readVehicleDefects(number)).toMatchObject([
      { item: 'carburetor', description: 'Leaks', state: 'open' },
    ]);
  });
});
