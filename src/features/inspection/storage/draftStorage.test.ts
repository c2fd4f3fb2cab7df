import { createDraftStorage } from './draftStorage';

const storage = createDraftStorage();

describe('drafts in IndexedDB', () => {
  it('drafts are read unchanged through another connection to IndexedDB, and a missing draft is read as null', async () => {
    await storage.write('report:a', 'first');
    await storage.write('report:a', 'second');
    expect(await createDraftStorage().read('report:a')).toBe('second');
    expect(await storage.read('report:nobody')).toBeNull();
  });

  it('drafts are set aside unchanged', async () => {
    await storage.write('report:b', '{broken');
    await storage.setAside('report:b');
    expect(await storage.read('report:b')).toBeNull();
    const [key = ''] = await storage.listAside('report:b');
    expect(await storage.read(key)).toBe('{broken');
  });

  it('drafts that were set aside are listed, move to a new name, and can be removed', async () => {
    await storage.write('report:c', 'damaged');
    await storage.setAside('report:c');
    await storage.write('report:c', 'whole');
    await storage.write('report:c2', 'not of these');
    expect(await storage.listAside('report:c')).toHaveLength(1);
    await storage.move([{ from: 'report:c', to: 'report:d' }]);
    expect(await storage.listAside('report:c')).toEqual([]);
    const [key = ''] = await storage.listAside('report:d');
    expect(await storage.read(key)).toBe('damaged');
    await storage.remove(key);
    expect(await storage.listAside('report:d')).toEqual([]);
    expect(await storage.read('report:d')).toBe('whole');
  });

  it('drafts move to another name without overwriting an existing draft', async () => {
    await storage.write('report:old', 'mine');
    await storage.write('report:new', 'in the way');
    await storage.move([{ from: 'report:old', to: 'report:new' }]);
    expect(await storage.read('report:old')).toBeNull();
    expect(await storage.read('report:new')).toBe('mine');
    const [key = ''] = await storage.listAside('report:new');
    expect(await storage.read(key)).toBe('in the way');
  });

  it('the records of several keys move in one transaction', async () => {
    await storage.write('report:old', 'mine');
    await storage.write('photos:old:1', 'picture');
    const transactions = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await storage.move([
      { from: 'report:old', to: 'report:new' },
      { from: 'photos:old', to: 'photos:new' },
    ]);
    expect(transactions).toHaveBeenCalledTimes(1);
    expect(await storage.read('report:new')).toBe('mine');
    expect(await storage.list('photos:new')).toEqual(['picture']);
  });

  it('moving a missing draft does not change existing drafts', async () => {
    await storage.write('report:kept', 'kept');
    await storage.move([{ from: 'report:none', to: 'report:kept' }]);
    expect(await storage.read('report:kept')).toBe('kept');
  });

  it('drafts are written to IndexedDB with strict durability', async () => {
    const transactions = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await storage.write('report:strict', 'draft');
    expect(transactions).toHaveBeenCalledWith('drafts', 'readwrite', { durability: 'strict' });
  });

  it("the list of records under a key includes neither the key's own record nor those of a longer key", async () => {
    await storage.write('photos:a', 'not under it');
    await storage.write('photos:a:1', 'first');
    await storage.write('photos:a:2', 'second');
    await storage.write('photos:ab:1', "another driver's");
    expect(await storage.list('photos:a')).toEqual(['first', 'second']);
  });

  it('drafts that were set aside are listed latest first, and setting aside a missing draft adds none to the list', async () => {
    await storage.setAside('report:missing');
    expect(await storage.listAside('report:missing')).toEqual([]);
    jest.useFakeTimers({ now: new Date('2026-11-21T06:45:00Z'), doNotFake: ['setImmediate'] });
    try {
      await storage.write('report:twice', 'first');
      await storage.setAside('report:twice');
      jest.setSystemTime(new Date('2026-11-21T06:46:00Z'));
      await storage.write('report:twice', 'second');
      await storage.setAside('report:twice');
    } finally {
      jest.useRealTimers();
    }
    const keys = await storage.listAside('report:twice');
    expect(keys.map((key) => key.slice(-13))).toEqual(['06:46:00.000Z', '06:45:00.000Z']);
    expect(await storage.read(keys[0] ?? '')).toBe('second');
  });

  it("a move that specifies a new version of the draft replaces the draft's contents", async () => {
    await storage.write('report:v1', 'earlier format');
    await storage.move([{ from: 'report:v1', to: 'report:v2', draft: 'format of today' }]);
    expect(await storage.read('report:v2')).toBe('format of today');
    expect(await storage.read('report:v1')).toBeNull();
  });

  it('all records to be moved remain under their keys if one of them cannot be moved', async () => {
    await storage.write('report:stays', 'mine');
    await storage.write('photos:stays:1', 'picture');
    const moves = [
      { from: 'photos:stays', to: 'photos:gone' },
      { from: 'report:stays', to: 'report:gone', draft: () => 'not storable' },
    ];
    await expect(storage.move(moves)).rejects.toThrow();
    expect(await storage.read('report:stays')).toBe('mine');
    expect(await storage.list('photos:stays')).toEqual(['picture']);
    expect(await storage.list('photos:gone')).toEqual([]);
  });

  it('the draft storage does not block the deletion of its database, and stores drafts again afterward', async () => {
    const own = createDraftStorage('upgraded');
    await own.write('report:a', 'first');
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('upgraded').onsuccess = resolve;
    });
    expect(await own.read('report:a')).toBeNull();
    await own.write('report:a', 'second');
    expect(await own.read('report:a')).toBe('second');
  });

  it('drafts are read again after an attempt to open the database failed', async () => {
    const own = createDraftStorage('locked');
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('locked', 'UnknownError');
    });
    await expect(own.read('report:a')).rejects.toThrow('locked');
    open.mockRestore();
    expect(await own.read('report:a')).toBeNull();
  });
});
