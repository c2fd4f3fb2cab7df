import * as v from 'valibot';
import type { AuditEntry } from '@/contract/office/audit';
import { person } from '@/contract/office/people';
import { auditEntries } from '../../../domain/tables/audit';
import { databaseKinds } from '../../../testing/databases';
import { Staff } from '../../../testing/office';
import { openTestServer } from '../../../testing/testServer';
import type { TestServer } from '../../../testing/testServer';

describe.each(databaseKinds)('the audit log on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  it('names people and records as they are called today, and finds both names of a person', async () => {
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
});
