import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { databaseTemplate, startLinehaul } from './startLinehaul';

/**
 * Playwright's global setup, which makes and fills one embedded database. The test servers of this build start with a
 * copy of it, because a copy takes half the time of a new database. Returns the teardown.
 */
export default async function seedDatabase(): Promise<() => void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-template-'));
  const { stop } = await startLinehaul({ dataDir });
  await stop();
  process.env[databaseTemplate] = dataDir;
  return () => fs.rmSync(dataDir, { recursive: true, force: true });
}
