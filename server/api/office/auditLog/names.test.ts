import * as v from 'valibot';
import type { AuditEntry } from '@/contract/office/audit';
import { person } from '@/contract/office/people';
import { auditEntries } from '../../../domain/tables/audit';
import { databaseKinds } from '../../../testing/databases';
import { Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

describe.each(databaseKinds)('the names in the audit log on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  it("the audit log shows a person's full name, and a search by the username or the full name finds their entries", async () => {
    const admin = await Staff.signedIn(server, 'admin');
    const fields = { username: 'hank', full_name: 'Hank Novak', email: 'h@b.example' };
    const added = await admin.ask('POST', 'people/', { ...fields, role: 'driver' });
    const { id: actorId } = v.parse(person, added.body);
    const entry = { actorId, actorName: 'hank', recordId: String(actorId) };
    await server.database.queries.insert(auditEntries).values([
      { ...entry, action: 'change-password', resource: 'people' },
      { ...entry, action: 'paint', resource: 'content', recordId: 'roof' },
    ]);
    for (const search of ['hank', 'novak']) {
      const { body } = await admin.ask('GET', `audit/?actor_name=${search}&order=asc`);
      const data = body.data as AuditEntry[];
      expect(data.map(({ actor_name, kind: event, name }) => [actor_name, event, name])).toEqual([
        ['Hank Novak', 'people.change-password', 'Hank Novak'],
        ['Hank Novak', null, null],
      ]);
    }
  });

  it("a search by any of a vehicle's numbers or by a changed value finds the entries of the vehicle and its defects", async () => {
    const admin = await Staff.signedIn(server, 'admin');
    const mechanic = await Staff.signedIn(server, 'mechanic');
    const marcus = await Driver.signedIn(server);
    await marcus.reports(['horn'], { truck_number: 'LOG-1' });
    await admin.changes(await admin.vehicle('LOG-1'), { number: 'LOG-2', make: 'Peterbilt' });
    const [horn] = await admin.readVehicleDefects('LOG-2');
    if (horn) await mechanic.certifies(horn);
    const found = async (search: string) => {
      const { body } = await admin.ask('GET', `audit/?search=${search}&order=asc`);
      return (body.data as AuditEntry[]).map(({ kind }) => kind);
    };
    const both = ['vehicles.update', 'defects.certify'];
    expect(await found('LOG-2')).toEqual(both);
    expect(await found('log1')).toEqual(both);
    expect(await found('peterbilt')).toEqual(['vehicles.update']);
    expect(await found('log-2%20horn')).toEqual(['defects.certify']);
    expect(await found('log-3')).toEqual([]);
  });
});
