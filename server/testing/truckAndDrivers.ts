import type { DatabaseKind } from './databases';
import { anyTruck, Driver } from './drivers';
import { Staff } from './office';
import { openTestServer, type TestServer } from './testServer';

/**
 * Provides the tests of one `describe` with a server and the mechanic Rosa. Each test gets new drivers, Marcus and
 * Dana, and an unused truck number.
 */
export function truckAndDrivers(kind: DatabaseKind) {
  let server: TestServer;
  let rosa: Staff;
  let marcus: Driver;
  let dana: Driver;
  let truck: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    rosa = await Staff.signedIn(server, 'mechanic');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    dana = await Driver.signedIn(server);
    truck = anyTruck();
  });
  afterAll(() => server.close());
  return {
    get server() {
      return server;
    },
    get rosa() {
      return rosa;
    },
    get marcus() {
      return marcus;
    },
    get dana() {
      return dana;
    },
    get truck() {
      return truck;
    },
  };
}
