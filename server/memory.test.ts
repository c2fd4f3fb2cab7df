import { rm } from 'node:fs/promises';
import { migratedDataFolder } from './testing/databases';
import { settledMemory } from './testing/settledMemory';

// @only-all: measures the memory of processes.

const limit = 190;

it('a started server needs less than 190 MB in addition to its embedded database', async () => {
  // Leaves out the seeding of a sixty-day fleet, which is not part of a server's normal work.
  const env = { DATA_DIR: await migratedDataFolder(), SEED: 'site' };
  const bare = await settledMemory(env, 'server/testing/barePglite.ts');
  const server = await settledMemory(env, 'server/main.ts');
  await rm(env.DATA_DIR, { recursive: true });
  expect(server - bare).toBeLessThan(limit);
});
