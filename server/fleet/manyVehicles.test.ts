import { report } from '../testing/reports';
import { databaseKinds, openTimeout } from '../testing/databases';
import { anyTruck, commentOf, Driver } from '../testing/drivers';
import { openTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

describe.each(databaseKinds)('the previous reports of many vehicles on %s', (kind) => {
  let server: TestServer;
  let driver: Driver;
  beforeAll(async () => {
    server = await openTestServer(kind);
    driver = await Driver.signedIn(server);
  }, openTimeout);
  afterAll(() => server.close());

  const trailersOf = (count: number) => Array.from({ length: count }, () => `R${anyTruck()}`);

  /** Creates and sends a report with a defect of the truck and one of each trailer. */
  async function reported(truck_number: string, trailers: string[]): Promise<void> {
    const body = report({
      ...{ truck_number, trailer_numbers: trailers.join(', '), horn: false, doors: false },
      comments: [commentOf('horn'), commentOf('doors')],
    });
    await (await Driver.signedIn(server)).call('POST', 'create/inspection/', body);
  }

  /** How many statements the call makes. */
  async function statementsOf(query: { truck: string; trailers: string }): Promise<number> {
    const execute = jest.spyOn(server.database.queries, 'execute');
    await driver.previous(query);
    const count = execute.mock.calls.length;
    execute.mockRestore();
    return count;
  }

  it('take no more queries than those of one', async () => {
    const truck = anyTruck();
    const trailers = trailersOf(10);
    await reported(truck, trailers);
    const one = await statementsOf({ truck, trailers: '' });
    expect(one).toBeLessThanOrEqual(3);
    expect(await statementsOf({ truck, trailers: trailers.join(',') })).toBe(one);
  });

  it('have each vehicle’s own defects', async () => {
    const truck = anyTruck();
    const trailers = trailersOf(10);
    await reported(truck, trailers);
    const { vehicles } = await driver.previous({ truck, trailers: trailers.join(',') });
    expect(vehicles).toHaveLength(11);
    for (const { vehicle, defects } of vehicles) {
      const item = vehicle.kind === 'truck' ? 'horn' : 'doors';
      expect(defects).toMatchObject([{ item, vehicle: { id: vehicle.id }, in_report: true }]);
    }
  });

  it('are of ten trailers at most', async () => {
    const many = new URLSearchParams({ truck: 'T1', trailers: trailersOf(11).join(',') });
    const refused = await driver.askFleet('GET', `previous/?${many}`);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { trailers: ['Name at most 10 trailers.'] },
    ]);
  });
});
