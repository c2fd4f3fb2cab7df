import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationState } from '../../platform/database/migrate';
import { sessions, users } from '../../domain/tables/accounts';
import { inspectionComments } from '../../domain/tables/inspections';
import { commandLine, recordAudit } from '../../domain/audit/audit';
import { seedDemo } from '../../seed/seed';
import { leavesOut } from '../../../tools/test/onlyAll';
import { bothDatabases, migrationsFolder } from '../../testing/databases';
import { Driver } from '../../testing/drivers';
import { jpeg } from '../../testing/mediaFiles';
import { report } from '../../testing/reports';
import { addDriver, newSession, openTestServer, type TestServer } from '../../testing/testServer';
import { backUp } from './backUp';
import { checkBackup } from './backupFile';
import { restore } from './restore';
import { backedUpTables, inUtc, readTableSum, type TableSum } from './tables';

/** A backup in the first version of the format (commit a2466ab). */
const version1 = join(__dirname, 'fixtures', 'version1.jsonl');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linehaul-backups-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function backUpToText({ database }: TestServer): Promise<string> {
  const file = join(folder, 'written.jsonl');
  await backUp(database, createWriteStream(file));
  return readFile(file, 'utf8');
}

async function restoreText({ database }: TestServer, text: string) {
  const file = join(folder, 'read.jsonl');
  await writeFile(file, text);
  return restore(database, await checkBackup(file), migrationsFolder);
}

function readTableSums({ database }: TestServer) {
  return database.queries.transaction(async (tx) => {
    await inUtc(tx);
    const tables = await backedUpTables(tx);
    const sums: TableSum[] = [];
    for (const table of tables) sums.push(await readTableSum(tx, table));
    return sums;
  });
}

const splitLines = (text: string) => text.trimEnd().split('\n');
const textFrom = (lines: string[]) => lines.map((line) => `${line}\n`).join('');

/** Returns the lines with a correct hash. */
function withHash(lines: string[]): string {
  const content = textFrom(lines.slice(0, -1));
  const sha256 = createHash('sha256').update(content).digest('hex');
  return `${content}${JSON.stringify({ sha256 })}\n`;
}

function withoutCompanies(text: string): string[] {
  const isCompany = (line: string) => line.includes('"title"') && line.includes('"image"');
  const list = /,\{"table":"companies","rows":\d+\}/;
  const lines = splitLines(text).map((line) => line.replace(list, ''));
  return lines.filter((line) => !isCompany(line) || line.includes('"audience"'));
}

/** Includes pairs of different databases, because carriers also move from PGlite to PostgreSQL with a backup. */
// Includes PostgreSQL, because its types affect the contents of a backup.
const pairs = bothDatabases
  .flatMap((from) => bothDatabases.map((to) => [from, to] as const))
  // Without `--all`, keeps only pairs of different databases. These pairs write and read backups of both.
  .filter(([from, to]) => !leavesOut || bothDatabases.length === 1 || from !== to);

describe.each(pairs)('a backup from %s to %s', (from, to) => {
  let source: TestServer;
  let target: TestServer;
  beforeAll(async () => {
    source = await openTestServer(from);
    target = await openTestServer(to);
    await seedDemo(source.database);
    const driver = await Driver.signedIn(source);
    const comments = [
      { vehicle_inspection: null, key: 'horn', text: 'Süß "quoted"\n', fixed: false },
    ];
    const body = { ...report({ horn: false }), comments };
    const { id } = await driver.call('POST', 'create/inspection/', body);
    await driver.photographs(Number(id), 'horn', { payload: await jpeg(700, 500) });
    await recordAudit(source.database.queries, {
      actor: commandLine,
      action: 'create',
      resource: 'people',
      recordId: 1,
      before: null,
      after: { a: 'Süß "\n' },
    });
    await newSession(target);
  });
  afterAll(async () => {
    await source.close();
    await target.close();
  });

  it('restoring a backup restores every table with the same row count and checksum', async () => {
    const before = await readTableSums(source);
    expect(before.length).toBeGreaterThan(20);
    await restoreText(target, await backUpToText(source));
    expect(await readTableSums(target)).toEqual(before);
    const counts = Object.fromEntries(before.map(({ table, rows }) => [table, rows]));
    expect(counts).toMatchObject({
      users: 6,
      audit_entries: 1,
      inspections: 1,
      inspection_comments: 1,
      companies: 8,
      defect_photos: 1,
      photographed_defects: 1,
      media_files: 1,
    });
  });

  it('a backup contains no sessions, and a restore removes the existing ones', async () => {
    expect(await backUpToText(source)).not.toContain('refresh_hash');
    expect(await target.database.queries.select().from(sessions)).toEqual([]);
  });

  it('an account that is added after a restore gets a new id', async () => {
    await addDriver(target);
    expect(await target.database.queries.select().from(users)).toHaveLength(7);
  });

  it('restoring a damaged backup fails and leaves the database unchanged', async () => {
    const before = await readTableSums(target);
    const text = await backUpToText(source);
    const damaged = [
      text.slice(0, -20),
      text.slice(0, text.length / 2),
      text.replace('Northgate', 'Southgate'),
      textFrom(withoutCompanies(text)),
      'nonsense',
      '',
    ];
    for (const file of damaged) await expect(restoreText(target, file)).rejects.toThrow();
    expect(await readTableSums(target)).toEqual(before);
  });

  it('restoring a backup without some rows or a table fails and leaves the database unchanged, even with a correct hash', async () => {
    const before = await readTableSums(target);
    const lines = splitLines(await backUpToText(source));
    const cut = withHash(withoutCompanies(textFrom(lines)));
    await expect(restoreText(target, cut)).rejects.toThrow('changed at table companies');
    const fewer = withHash(lines.filter((line) => !line.includes('Northgate')));
    await expect(restoreText(target, fewer)).rejects.toThrow();
    expect(await readTableSums(target)).toEqual(before);
  });
});

describe.each(bothDatabases)('a backup in the first format on %s', (kind) => {
  let target: TestServer;
  beforeAll(async () => {
    target = await openTestServer(kind);
    await newSession(target);
  });
  afterAll(() => target.close());

  it('the restore rejects a changed backup in the first format, and leaves the database unchanged', async () => {
    const text = await readFile(version1, 'utf8');
    const before = await readTableSums(target);
    const companies = /\{"table":"companies".*\n(\{"id".*\n){8}/;
    expect(text).toMatch(companies);
    for (const file of [
      text.replace(companies, ''),
      text.replace('Süß', 'Suess'),
      text.slice(0, -5),
    ]) {
      await expect(restoreText(target, file)).rejects.toThrow();
    }
    expect(await readTableSums(target)).toEqual(before);
  });

  it('the restore of a backup in the first format omits sessions and upgrades the data to this version', async () => {
    const restored = await restoreText(target, await readFile(version1, 'utf8'));
    const counts = Object.fromEntries(restored.map(({ table, rows }) => [table, rows]));
    expect(counts).toMatchObject({ users: 3, inspections: 1, companies: 8, lead_deliveries: 1 });
    const { queries } = target.database;
    const comments = await queries.select().from(inspectionComments);
    expect(comments).toMatchObject([{ key: 'horn', text: 'Süß "quoted"' }]);
    expect(await queries.select().from(sessions)).toEqual([]);
    expect((await migrationState(queries, migrationsFolder)).fresh).toEqual([]);
  });
});
