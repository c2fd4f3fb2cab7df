import * as fc from 'fast-check';
import { deferred } from '../../testing/scriptedBackend';
import { createMemoryDrafts } from '../../testing/inspectionWorld';
import { createDraftEngine } from './draftEngine';
import type { DraftStorage } from './draftStorage';

/** A disk whose writes end when the test says so. */
function slowStorage() {
  const writes: { text: string; end: () => void; fail: () => void }[] = [];
  const storage: DraftStorage = {
    ...createMemoryDrafts(),
    write: (_key, text) => {
      const { promise, resolve, reject } = deferred<void>();
      writes.push({ text, end: () => resolve(), fail: () => reject(new Error('quota')) });
      return promise;
    },
  };
  return { storage, writes };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the engine of a draft', () => {
  afterEach(() => jest.useRealTimers());

  it('writes nothing before the draft was read', async () => {
    const texts = new Map([['key', 'kept']]);
    const engine = createDraftEngine(createMemoryDrafts(texts), jest.fn());
    await expect(engine.setItem('key', 'new')).rejects.toThrow('has not been read');
    expect(texts.get('key')).toBe('kept');
  });

  it('says saved only when the latest text is on the disk, and skips those in between', async () => {
    const { storage, writes } = slowStorage();
    const onSaved = jest.fn();
    const engine = createDraftEngine(storage, onSaved);
    engine.open();
    void engine.setItem('key', '1');
    void engine.setItem('key', '2');
    void engine.setItem('key', '3');
    writes[0]?.end();
    await turn();
    expect(onSaved).not.toHaveBeenCalled();
    expect(writes.map(({ text }) => text)).toEqual(['1', '3']);
    writes[1]?.end();
    await turn();
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('forgets no text, at whatever moment it comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 6 }), { maxLength: 12 }), async (pauses) => {
        const texts = new Map<string, string>();
        const drafts = createMemoryDrafts(texts);
        const engine = createDraftEngine(drafts, jest.fn());
        engine.open();
        let count = 0;
        for (const pause of [0, ...pauses]) {
          void engine.setItem('key', String((count += 1)));
          for (let wait = 0; wait < pause; wait += 1) await Promise.resolve();
        }
        await turn();
        expect(texts.get('key')).toBe(String(count));
      }),
    );
  });

  it('tries a refused write again, with what is the latest then', async () => {
    jest.useFakeTimers();
    const { storage, writes } = slowStorage();
    const onSaved = jest.fn();
    const engine = createDraftEngine(storage, onSaved);
    engine.open();
    const first = engine.setItem('key', '1');
    writes[0]?.fail();
    await expect(first).rejects.toThrow('quota');
    expect(onSaved).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(5000);
    expect(writes[1]?.text).toBe('1');
    writes[1]?.end();
    await jest.advanceTimersByTimeAsync(0);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('writes nothing once it is closed', async () => {
    const texts = new Map<string, string>();
    const engine = createDraftEngine(createMemoryDrafts(texts), jest.fn());
    engine.open();
    engine.close();
    await expect(engine.setItem('key', 'late')).rejects.toThrow();
    expect(texts.size).toBe(0);
  });
});
