import { calls } from '@/contract/calls';
import { databaseKinds } from '../../../testing/databases';
import { Staff } from '../../../testing/office';
import { stored } from '../../../testing/stored';
import { openTestServer, send, type TestServer } from '../../../testing/testServer';
import { until } from '../../../testing/until';
import { validBodies } from '../../../testing/validBodies';

describe.each(databaseKinds)("visitors' comments in the office on %s", (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind);
    dispatcher = await Staff.signedIn(server, 'dispatcher');
  });
  afterAll(() => server.close());

  let visitors = 0;

  async function comment(description: string): Promise<number> {
    visitors += 1;
    const response = await server.app.inject({
      method: 'POST',
      url: calls.comments,
      remoteAddress: `192.0.2.${visitors}`,
      payload: { ...validBodies[calls.comments], description },
    });
    return response.json<{ id: number }>().id;
  }

  async function published(): Promise<number[]> {
    const response = await send(server, 'GET', calls.comments);
    return response.json<{ id: number }[]>().map(({ id }) => id);
  }

  async function moderate(moderation: boolean) {
    const { body } = await dispatcher.ask('GET', 'comments/moderation/');
    return dispatcher.ask('PATCH', 'comments/moderation/', { ...body, moderation });
  }

  it('comments appear at once without moderation, and wait for approval under moderation', async () => {
    expect(await dispatcher.ask('GET', 'comments/moderation/')).toEqual({
      status: 200,
      body: { moderation: false, version: 1 },
    });
    const shown = await comment('At once');
    expect(await published()).toContain(shown);
    expect(await moderate(true)).toEqual({ status: 200, body: { moderation: true, version: 2 } });
    const waiting = await comment('Later');
    expect(await published()).not.toContain(waiting);
    const outdated = { moderation: false, version: 1 };
    expect(await dispatcher.ask('PATCH', 'comments/moderation/', outdated)).toEqual({
      status: 409,
      body: {
        detail: `${dispatcher.username} changed this while you were editing.`,
        current: { moderation: true, version: 2 },
      },
    });
    expect((await dispatcher.comments('state=waiting')).data).toMatchObject([
      { id: waiting, description: 'Later', state: 'waiting' },
    ]);
    await moderate(false);
    const again = await comment('At once again');
    expect(await published()).toContain(again);
  });

  it('a dispatcher can approve, hide or delete several comments at a time', async () => {
    await moderate(true);
    const ids = [await comment('First of three'), await comment('Second of three')];
    const third = await comment('Third of three');
    expect(await dispatcher.ask('POST', 'comments/approve/', { ids })).toMatchObject({
      status: 200,
      body: { data: [{ state: 'shown' }, { state: 'shown' }] },
    });
    expect(await published()).toEqual(expect.arrayContaining(ids));
    await dispatcher.ask('POST', 'comments/hide/', { ids });
    await until(async () => !(await published()).some((id) => ids.includes(id)));
    const all = [...ids, third];
    expect(await dispatcher.ask('POST', 'comments/delete/', { ids: all })).toEqual({
      status: 200,
      body: { data: [] },
    });
    expect((await dispatcher.comments('search=OF+THREE')).total).toBe(0);
  });

  it('an action on several comments changes none of them if one of them does not exist', async () => {
    const id = await comment('Alone');
    const before = await stored(server);
    for (const action of ['approve', 'hide', 'delete']) {
      const response = await dispatcher.ask('POST', `comments/${action}/`, { ids: [id, 999_999] });
      expect(response.status).toBe(404);
    }
    expect(await stored(server)).toEqual(before);
  });

  it('a dispatcher can search the comments by text, and the list shows the newest first', async () => {
    const id = await comment('Needle in a haystack');
    const { data: found } = await dispatcher.comments('search=needle');
    expect(found).toMatchObject([{ id }]);
    expect(await dispatcher.ask('GET', `comments/${id}/`)).toEqual({ status: 200, body: found[0] });
    const { data } = await dispatcher.comments('perPage=100');
    const order = data.map((row) => row.id);
    expect(order).toEqual([...order].sort((a, b) => b - a));
  });

  it('the audit log records actions on comments, but not the text of the comments', async () => {
    const admin = await Staff.signedIn(server, 'admin');
    const { body } = await admin.ask('GET', 'audit/?resource=comments&perPage=100');
    const entries = body.data as { action: string }[];
    expect([...new Set(entries.map(({ action }) => action))].sort()).toEqual([
      'approve',
      'delete',
      'hide',
      'moderation',
    ]);
    expect(JSON.stringify(entries)).not.toContain('of three');
  });
});
