import { openTabChannel } from '@/api/tabChannel';
import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { requestLock } from './draftLock';
import { openPhone } from './phone';

/** Every handle that has used this method so far fails after `lose`, as without the browser's event. */
function losable(prototype: object, method: string, name: string) {
  const real: unknown = Reflect.get(prototype, method);
  if (typeof real !== 'function') throw new Error(`No method ${method}.`);
  const seen = new Set<object>();
  let lost = new Set<object>();
  Reflect.set(prototype, method, function (this: object, ...given: unknown[]): unknown {
    if (lost.has(this)) throw new DOMException('The handle was lost.', name);
    seen.add(this);
    const result: unknown = Reflect.apply(real, this, given);
    return result;
  });
  return {
    lose: () => void (lost = new Set(seen)),
    restore: () => Reflect.set(prototype, method, real),
  };
}

describe.each(['InvalidStateError', 'UnknownError'])('after a lost handle (%s)', (name) => {
  it(`a report is saved again after its connection failed with ${name}, and never reads 'Not saved'`, async () => {
    const server = startInspectionServer();
    const connection = losable(IDBDatabase.prototype, 'transaction', name);
    const phone = createPhone();
    const { store, until, isSaved, writable, stop } = openReportStore(phone);
    await writable();
    store.dispatch(itemMarkedGood('horn'));
    await until(isSaved);
    const { engine } = store.dispatch(openPhone());
    const problems: unknown[] = [];
    engine.subscribe(() => problems.push(engine.getDisk().problem));
    connection.lose();
    store.dispatch(itemMarkedGood('mirrors'));
    await until(isSaved);
    expect(problems.every((problem) => problem === null)).toBe(true);
    stop();
    const reloaded = openReportStore(phone);
    await reloaded.writable();
    expect(reloaded.state().checklist.entities.mirrors.value).toBe(true);
    reloaded.stop();
    connection.restore();
    server.restore();
  });

  it(`each access to the phone's drafts is repeated once after ${name}`, async () => {
    const connection = losable(IDBDatabase.prototype, 'transaction', name);
    const storage = openDisk();
    await storage.write('report:a', 'first');
    const accesses = [
      () => storage.read('report:a'),
      () => storage.write('report:a', 'second'),
      () => storage.list('report'),
      () => storage.listKeys('report'),
      () => storage.listAside('report:a'),
      () => storage.move([{ from: 'report:a', to: 'report:b' }]),
      () => storage.setAside('report:b'),
      () => storage.remove('report:b'),
    ];
    for (const access of accesses) {
      connection.lose();
      await access();
    }
    const [key = ''] = await storage.listAside('report:b');
    expect(await storage.read(key)).toBe('second');
    connection.restore();
  });

  it(`a message reaches the other tabs after ${name}, and the channel still hears them`, async () => {
    const connection = losable(BroadcastChannel.prototype, 'postMessage', name);
    const [mine, theirs] = [openTabChannel('lost'), openTabChannel('lost')];
    const hear = (tab: typeof mine) =>
      new Promise((resolve) => tab?.listen((message) => resolve(message)));
    const first = hear(theirs);
    mine?.post('before');
    expect(await first).toBe('before');
    connection.lose();
    const second = hear(theirs);
    mine?.post('after');
    expect(await second).toBe('after');
    const answer = hear(mine);
    theirs?.post('answer');
    expect(await answer).toBe('answer');
    mine?.close();
    theirs?.close();
    connection.restore();
  });

  it(`a lock that fails with ${name} does not keep the driver from the report`, async () => {
    const request = () => Promise.reject(new DOMException('The lock failed.', name));
    const locks: LockManager = { request, query: async () => ({}) };
    for (const mode of ['try', 'wait', 'steal'] as const) {
      expect((await requestLock(locks, 'lost', mode))?.lost.aborted).toBe(false);
    }
  });
});
