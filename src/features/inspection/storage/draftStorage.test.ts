import { createDraftStorage } from './draftStorage';

const storage = createDraftStorage();

describe('drafts in IndexedDB', () => {
  it('are read unchanged, from any connection', async () => {
    await storage.write('report:a', 'first');
    await storage.write('report:a', 'second');
    expect(await createDraftStorage().read('report:a')).toBe('second');
    expect(await storage.read('report:nobody')).toBeNull();
  });

  it('are set aside untouched', async () => {
    await storage.write('report:b', '{broken');
    await storage.setAside('report:b');
    expect(await storage.read('report:b')).toBeNull();
    const [key = ''] = await storage.listAside('report:b');
    expect(await storage.read(key)).toBe('{broken');
  });

  it('that were set aside are listed, move with the name, and can be removed', async () => {
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

  it('move to another name without overwriting an existing draft', async () => {
    await storage.write('report:old', 'mine');
    await storage.write('report:new', 'in the way');
    await storage.move([{ from: 'report:old', to: 'report:new' }]);
    expect(await storage.read('report:old')).toBeNull();
    expect(await storage.read('report:new')).toBe('mine');
    const [key = ''] = await storage.listAside('report:new');
    expect(await storage.read(key)).toBe('in the way');
  });

  it('move together, in one transaction', async () => {
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

  it('are unchanged if there is none to move', async () => {
    await storage.write('report:kept', 'kept');
    await storage.move([{ from: 'report:none', to: 'report:kept' }]);
    expect(await storage.read('report:kept')).toBe('kept');
  });
});
