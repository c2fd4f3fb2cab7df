import { report } from '../../testing/reports';
import { databaseKinds } from '../../testing/databases';
import { anyTruck, makeComment, Driver } from '../../testing/drivers';
import { openTestServer, send, type TestServer } from '../../testing/testServer';
import { CompanyCache } from '../../domain/company/CompanyCache';
import { previousReports } from '../../domain/reports/previousReports';

describe.each(databaseKinds)('the previous reports of many vehicles on %s', (kind) => {
  let server: TestServer;
  let driver: Driver;
  beforeAll(async () => {
    server = await openTestServer(kind);
    driver = await Driver.signedIn(server);
  });
  afterAll(() => server.close());

  const makeTrailers = (count: number) => Array.from({ length: count }, () => `R${anyTruck()}`);

  async function reported(truck_number: string, trailers: string[]): Promise<void> {
    const body = report({
      truck_number,
      trailer_numbers: trailers.join(', '),
      horn: false,
      doors: false,
      comments: [makeComment('horn'), makeComment('doors')],
    });
    await (await Driver.signedIn(server)).call('POST', 'create/inspection/', body);
  }

  it('one query reads the previous reports of a truck and ten trailers', async () => {
    const truck = anyTruck();
    const trailers = makeTrailers(10);
    await reported(truck, trailers);
    const { queries } = server.database;
    const company = new CompanyCache(queries, 'UTC');
    await company.forDrivers();
    const spies = (['execute', 'select', 'transaction'] as const).map((method) =>
      jest.spyOn(queries, method),
    );
    const { vehicles } = await previousReports(
      { queries, now: new Date(), today: '2026-11-21', timeZone: 'UTC', company, driver: 1 },
      { truck, trailers: trailers.join(',') },
    );
    expect(vehicles).toHaveLength(11);
    expect(spies.reduce((count, { mock }) => count + mock.calls.length, 0)).toBe(1);
    for (const spy of spies) spy.mockRestore();
  });

  it('each previous report of a truck and ten trailers shows only the defects of its vehicle', async () => {
    const truck = anyTruck();
    const trailers = makeTrailers(10);
    await reported(truck, trailers);
    const { vehicles } = await driver.previous({ truck, trailers: trailers.join(',') });
    expect(vehicles).toHaveLength(11);
    for (const { vehicle, defects } of vehicles) {
      const item = vehicle.kind === 'truck' ? 'horn' : 'doors';
      expect(defects).toMatchObject([{ item, vehicle: { id: vehicle.id }, in_report: true }]);
    }
  });

  it('the server rejects eleven trailers in a request for previous reports and in a new report', async () => {
    const many = new URLSearchParams({ truck: 'T1', trailers: makeTrailers(11).join(',') });
    const rejected = await driver.callExtension('GET', `previous/?${many}`);
    expect([rejected.statusCode, rejected.json()]).toEqual([
      400,
      { trailers: ['Name at most 10 trailers.'] },
    ]);
    const body = report({ trailer_numbers: makeTrailers(11).join(', ') });
    const path = '/api/driver/create/inspection/';
    const created = await send(server, 'POST', path, body, driver.session.access);
    expect([created.statusCode, created.json()]).toEqual([
      400,
      { trailer_numbers: ['Name at most 10 trailers.'] },
    ]);
  });
});
