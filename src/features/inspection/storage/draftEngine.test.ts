import * as fc from 'fast-check';
import { closedDraft } from '@/features/inspection/model/state/inspectionState';
import type {
  DraftContents,
  RevisedContents,
} from '@/features/inspection/model/state/draftContents';
import { deferred } from '@/testing/races/scriptedBackend';
import { openDisk } from '@/testing/report/inspectionSetup';
import { DraftEngine } from './draftEngine';
import { draftNames } from './draftNames';
import type { DraftStorage } from './draftStorage';

function slowStorage() {
  const writes: { carrier: string; end: () => void; fail: () => void }[] = [];
  const storage: DraftStorage = {
    ...openDisk(),
    write: (_key, draft) => {
      const { promise, resolve, reject } = deferred<void>();
      writes.push({
        carrier: getCarrier(draft),
        end: () => resolve(),
        fail: () => reject(new Error('quota')),
      });
      return promise;
    },
  };
  return { storage, writes };
}

const names = draftNames('http://api.test', 'dana.driver');
const getCarrier = (draft: unknown) => (draft as DraftContents).header.values.carrier;

let revision = 0;

/** The test identifies a draft by its `carrier`. */
function draft(carrier: string): RevisedContents {
  const { header } = closedDraft;
  revision += 1;
  return {
    ...closedDraft,
    header: { ...header, values: { ...header.values, carrier } },
    revision,
  };
}

async function openEngine(storage: DraftStorage, onWritten: () => void = jest.fn()) {
  const engine = new DraftEngine();
  engine.open({ storage, names, onWritten });
  await engine.getItem();
  const write = (carrier: string) => engine.setItem('inspection', draft(carrier));
  return { engine, write };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the draft engine', () => {
  beforeEach(() => {
    revision = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('the draft engine writes nothing before it has read the draft', async () => {
    const disk = openDisk();
    await disk.write(names.record, 'kept');
    const engine = new DraftEngine();
    engine.open({ storage: disk, names, onWritten: jest.fn() });
    await engine.setItem('inspection', draft('new'));
    expect(await disk.read(names.record)).toBe('kept');
  });

  it('the draft engine reports a write only when the latest state is on disk, and skips intermediate states', async () => {
    const { storage, writes } = slowStorage();
    const onWritten = jest.fn();
    const { engine, write } = await openEngine(storage, onWritten);
    void write('1');
    void write('2');
    void write('3');
    writes[0]?.end();
    await turn();
    expect(onWritten).not.toHaveBeenCalled();
    expect(writes.map(({ carrier }) => carrier)).toEqual(['1', '3']);
    expect(engine.getDisk().written).toBe(1);
    writes[1]?.end();
    await turn();
    expect(onWritten).toHaveBeenCalledTimes(1);
    expect(engine.getDisk().written).toBe(3);
  });

  it('the draft engine writes the latest state, whenever the state arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 6 }), { maxLength: 12 }), async (pauses) => {
        let written: unknown;
        // A write takes a few microtasks, as the pauses do. A state may arrive before, at or after a write's end.
        const { write } = await openEngine({
          ...openDisk(),
          write: async (_key, draft) => void (written = draft),
        });
        let count = 0;
        for (const pause of [0, ...pauses]) {
          void write(String((count += 1)));
          for (let wait = 0; wait < pause; wait += 1) await Promise.resolve();
        }
        await turn();
        expect(getCarrier(written)).toBe(String(count));
      }),
    );
  });

  it('the draft engine retries a failed write after five seconds', async () => {
    jest.useFakeTimers();
    const { storage, writes } = slowStorage();
    const { engine, write } = await openEngine(storage);
    const first = write('1');
    writes[0]?.fail();
    await expect(first).rejects.toThrow('quota');
    expect(engine.getDisk()).toEqual({ written: null, problem: 'failed' });
    await jest.advanceTimersByTimeAsync(5000);
    expect(writes[1]?.carrier).toBe('1');
    writes[1]?.end();
    await jest.advanceTimersByTimeAsync(0);
    expect(engine.getDisk()).toEqual({ written: 1, problem: null });
  });

  it('the draft engine reports a write as slow after five seconds, until the write ends', async () => {
    jest.useFakeTimers();
    const { storage, writes } = slowStorage();
    const { engine, write } = await openEngine(storage);
    const first = write('1');
    const slow = expect(first).rejects.toThrow('unusually long');
    await jest.advanceTimersByTimeAsync(4999);
    expect(engine.getDisk().problem).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    await slow;
    expect(engine.getDisk().problem).toBe('slow');
    await expect(write('2')).rejects.toThrow('unusually long');
    writes[0]?.end();
    await jest.advanceTimersByTimeAsync(0);
    expect(engine.getDisk()).toEqual({ written: 1, problem: null });
    writes[1]?.end();
    await jest.advanceTimersByTimeAsync(0);
    expect(engine.getDisk()).toEqual({ written: 2, problem: null });
  });

  it('the draft engine writes nothing after it is closed', async () => {
    const disk = openDisk();
    const { engine, write } = await openEngine(disk);
    engine.close();
    await write('late');
    expect(await disk.read(names.record)).toBeNull();
  });

  it("the draft engine does not wait for another draft's unfinished write", async () => {
    const { storage, writes } = slowStorage();
    const { engine, write } = await openEngine(storage);
    void write('hangs');
    const lee = draftNames('http://api.test', 'lee');
    engine.open({ storage, names: lee, onWritten: jest.fn() });
    await engine.getItem();
    void write('theirs');
    expect(writes.map(({ carrier }) => carrier)).toEqual(['hangs', 'theirs']);
    writes[0]?.end();
    await turn();
    expect(engine.getDisk().written).toBeNull();
    writes[1]?.end();
    await turn();
    expect(engine.getDisk().written).toBe(2);
  });

  it("the draft engine writes each driver's draft only under that driver's name", async () => {
    const disk = openDisk();
    const { engine, write } = await openEngine(disk);
    const mine = write('mine');
    const lee = draftNames('http://api.test', 'lee');
    engine.open({ storage: disk, names: lee, onWritten: jest.fn() });
    await mine;
    await engine.getItem();
    await write('theirs');
    expect(getCarrier(await disk.read(names.record))).toBe('mine');
    expect(getCarrier(await disk.read(lee.record))).toBe('theirs');
  });
});
