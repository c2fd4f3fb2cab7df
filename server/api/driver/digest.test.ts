import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { createdInspection, type InspectionRequest } from '@/contract/inspection';
import { differingFields, computeReportDigest } from '@/contract/reportDigest';
import { generatedCases } from '@/testing/generatedCases';
import { inspections } from '../../domain/tables/inspections';
import { bothDatabases } from '../../testing/databases';
import { anyTruck, makeComment, Driver } from '../../testing/drivers';
import { Staff } from '../../testing/office';
import { report } from '../../testing/reports';
import { openTestServer, send, type TestServer } from '../../testing/testServer';

/** Text that phones may send, with surrounding spaces, other scripts, and half a surrogate pair. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.constantFrom(
    ' Dana  Miles ',
    'Юрій',
    'Joliet,\u00a0IL\u00a0',
    '🚛 \ud83d',
    'e\u0301',
    '\u200b-',
  ),
);
const text = words.filter((each) => each.trim() !== '' && !each.includes('\u0000'));

const minute = fc.integer({ min: 0, max: 59 }).map((each) => String(each).padStart(2, '0'));
const trailers = fc.constantFrom('R-88', 'r 88', 'R-88, r88; 53/9', 'No trailer', 'n/a', '-');

const generated = fc.record({
  header: fc.record({
    carrier: text,
    address: text,
    odometer_reading: fc.integer({ min: 0, max: 999_999 }).map((each) => ` 0${each}`),
    trailer_numbers: trailers,
    drivers_signature: text,
    mechanics_signature: fc.oneof(fc.constant('  '), text),
    mechanics_signature_date: fc.constantFrom('2000-01-01', '2024-02-29'),
    date_inspected: minute.map((each) => `2026-11-21 23:${each}`),
  }),
  defects: fc.dictionary(fc.constantFrom<string>(...checklistKeys), text, { maxKeys: 5 }),
  spelling: fc.constantFrom(
    (truck: string) => truck,
    (truck: string) => ` ${truck.toLowerCase()}-`,
  ),
});

/** Wrong values for several fields. */
const faults = {
  odometer_reading: '1',
  address: 'Elsewhere',
  truck_number: 'Another',
  drivers_signature_date: '2026-11-20',
  horn: false,
} as const;

// Runs on both databases, because the digest depends on how each of them returns stored values.
describe.each(bothDatabases)('the digest of a created report on %s', (kind) => {
  let server: TestServer;
  let driver: Driver;
  let rosa: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind);
    driver = await Driver.signedIn(server);
    rosa = await Staff.signedIn(server, 'mechanic');
  });
  afterAll(() => server.close());

  async function created(body: InspectionRequest) {
    const { access } = driver.session;
    const response = await send(server, 'POST', '/api/driver/create/inspection/', body, access);
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
    return v.parse(createdInspection, response.json());
  }

  it("a created report's digest equals the digest of its request, even after a repeat and a certification", async () => {
    const truck = anyTruck();
    // Stores the truck first, because a vehicle keeps the spelling of its first report.
    await driver.reports([], { truck_number: truck });
    await fc.assert(
      fc.asyncProperty(generated, async ({ header, defects, spelling }) => {
        const keys = Object.keys(defects) as ChecklistKey[];
        const body = report({
          ...header,
          ...Object.fromEntries(keys.map((key) => [key, false])),
          truck_number: spelling(truck),
          comments: keys.map((key) => makeComment(key, defects[key])),
        });
        const expected = await computeReportDigest(body);
        expect(expected).toMatch(/^[0-9a-f]{64}$/);
        const first = await created(body);
        expect(differingFields(body, first)).toEqual([]);
        expect(first.digest).toBe(expected);
        const id = Number(first.id);
        expect((await rosa.report(id)).digest).toBe(expected);
        expect((await driver.ownReport(id)).digest).toBe(expected);
        const [known] = await rosa.readVehicleDefects(truck);
        if (known) await rosa.certifies(known);
        expect((await created(body)).digest).toBe(expected);
      }),
      { numRuns: generatedCases(30) },
    );
  });

  it('differingFields names the field in which a stored report differs from its request', async () => {
    const body = report({ truck_number: anyTruck() });
    for (const [field, value] of Object.entries(faults)) {
      const stored = { ...body, [field]: value };
      expect(differingFields(body, stored)).toEqual([field]);
      expect(await computeReportDigest(stored)).not.toBe(await computeReportDigest(body));
    }
  });

  it("a created report's digest is computed from the stored data, not from the request", async () => {
    const { queries } = server.database;
    await queries.execute(`create function misread() returns trigger language plpgsql as $$
      begin new.odometer_reading := '7'; return new; end $$`);
    await queries.execute(`create trigger misread before insert on inspections
      for each row execute function misread()`);
    const body = report({ truck_number: anyTruck() });
    const response = await created(body);
    await queries.execute('drop trigger misread on inspections');
    await queries.execute('drop function misread');
    const [row] = await queries
      .select({ odometer: inspections.odometer_reading })
      .from(inspections)
      .where(eq(inspections.id, Number(response.id)));
    expect(row?.odometer).toBe('7');
    expect(differingFields(body, response)).toEqual(['odometer_reading']);
    expect(response.digest).not.toBe(await computeReportDigest(body));
  });
});
