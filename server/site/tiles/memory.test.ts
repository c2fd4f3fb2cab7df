import { memoryUsage } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { collectGarbage } from '../../testing/collectGarbage';
import { TileRenderer } from './TileRenderer';

// @only-all: measures the memory of a process.

/**
 * Memory in use after a full garbage collection, in MB. The shapes' coordinates are in array
 * buffers, which V8 releases in the background, so the second collection waits for what the first
 * one found.
 */
async function retained(): Promise<number> {
  collectGarbage();
  await setTimeout(100);
  collectGarbage();
  const { heapUsed, arrayBuffers } = memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

const random = (size: number) => Math.floor(Math.random() * size);

it('1,500 random tiles of zooms 9 to 18 leave less than 18 MB in memory', async () => {
  const tiles = new TileRenderer();
  await tiles.draw({ z: 0, x: 0, y: 0 });
  const before = await retained();
  let most = 0;
  for (let drawn = 1; drawn <= 1500; drawn += 1) {
    const z = 9 + random(10);
    await tiles.draw({ z, x: random(2 ** z), y: random(2 ** z) });
    if (drawn % 500 === 0) most = Math.max(most, (await retained()) - before);
  }
  // The labels of a zoom stay, 12 MB in all.
  expect(most).toBeLessThan(18);
});
