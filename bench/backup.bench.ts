/**
 * Measures how the duration of a backup and a restore grows with the photos, which are rows in the database.
 * docs/operations.md has the figures. `BACKUP_MB` chooses other sizes.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepBackup, newestBackup } from '../server/jobs/backup/keptBackups';
import { checkBackup } from '../server/jobs/backup/backupFile';
import { restore } from '../server/jobs/backup/restore';
import { storeMedia } from '../server/domain/media/storeMedia';
import { hashPassword } from '../server/domain/accounts/passwords';
import { users } from '../server/domain/tables/accounts';
import type { Database } from '../server/platform/database/Database';
import { openEmbedded } from '../server/platform/database/embedded';
import { migrate } from '../server/platform/database/migrate';
import { openPostgres } from '../server/platform/database/postgres';
import { createPostgresDatabase, migrationsFolder } from '../server/testing/databases';
import { startPostgres } from '../tools/machine/postgres';
import { measureSeconds } from './measureSeconds';

const sizes = (process.env.BACKUP_MB ?? '200,2000').split(',').map(Number);
const megabyte = 2 ** 20;
/** The bytes of a photo and its smaller copy together. */
const photoBytes = 250 * 1024;

async function fill({ queries }: Database, megabytes: number): Promise<void> {
  const passwordHash = await hashPassword('correct horse battery');
  const account = { username: 'bench-driver', email: '', passwordHash };
  const [driver] = await queries.insert(users).values(account).returning({ id: users.id });
  const photos = Math.round((megabytes * megabyte) / photoBytes);
  for (let n = 0; n < photos; n += 1) {
    // Random bytes do not compress, like those of a picture.
    const bytes = randomBytes(photoBytes);
    await storeMedia(queries, {
      audience: 'report',
      type: 'image/webp',
      bytes,
      name: `photo-${n}`,
      uploadedBy: driver?.id ?? 0,
      width: 1600,
      height: 1200,
      variants: [{ name: '1600.webp', bytes }],
    });
  }
}

async function measure(from: Database, to: Database, folder: string) {
  const backup = await measureSeconds(() => keepBackup(from, folder));
  const path = (await newestBackup(folder)) ?? '';
  const restored = await measureSeconds(async () =>
    restore(to, await checkBackup(path), migrationsFolder),
  );
  return { backup, restored, megabytes: (await stat(path)).size / megabyte };
}

async function openBoth(kind: Database['kind'], folder: string) {
  const opened = [];
  for (const name of ['from', 'to']) {
    const path = join(folder, name);
    await mkdir(path);
    opened.push(
      kind === 'embedded'
        ? await openEmbedded(path)
        : await openPostgres((await createPostgresDatabase()).url),
    );
  }
  return opened;
}

async function measureSize(kind: Database['kind'], size: number) {
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-bench-'));
  const [from, to] = await openBoth(kind, folder);
  if (!from || !to) throw new Error('no databases');
  try {
    await migrate(from, migrationsFolder);
    await fill(from, size);
    const { backup, restored, megabytes } = await measure(from, to, folder);
    return {
      database: kind,
      'photos MB': size,
      'backup MB': Math.round(megabytes),
      'backup s': backup.toFixed(0),
      'restore s': restored.toFixed(0),
    };
  } finally {
    await Promise.all([from.close(), to.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const cluster = await startPostgres();
  process.env.TEST_DATABASE_URL = cluster.url;
  try {
    const rows = [];
    for (const size of sizes)
      for (const kind of ['postgres', 'embedded'] as const) {
        const row = await measureSize(kind, size);
        // Prints each row at once, because a large size takes minutes and somebody may stop the run.
        console.log(row);
        rows.push(row);
      }
    console.table(rows);
    console.log(`Memory at the end: ${Math.round(process.memoryUsage.rss() / megabyte)} MB`);
  } finally {
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
