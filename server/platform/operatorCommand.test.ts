import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorCommand } from './operatorCommand';

it("operatorCommand returns the release's program, or the checkout's script if there is no release, with the server's own data folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-release-'));
  expect(operatorCommand('people', 'add', { folder })).toBe('npm run people -- add');
  await writeFile(join(folder, 'linehaul'), '');
  expect(operatorCommand('people', 'add', { folder })).toBe('linehaul people add');
  expect(operatorCommand('people', 'add', { folder, dataDir: '/srv/my carrier' })).toBe(
    "DATA_DIR='/srv/my carrier' linehaul people add",
  );
  await rm(folder, { recursive: true });
});
