import { chmod, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { askRunningServer } from '../../commands/askRunningServer';
import { FolderNotPrivate, lockFolder, socketPath } from './lockFolder';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'linehaul-lock-'));
});
afterEach(() => rm(root, { recursive: true }));

async function makeSubfolder(name: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(folder, { mode: 0o755 });
  return folder;
}
const readFileMode = async (path: string) => (await stat(path)).mode & 0o777;

it.each(['short', 'long'.repeat(40)])(
  'the command socket of the data folder %.10s… is in a folder with mode 0700',
  async (name) => {
    const folder = await makeSubfolder(name);
    const lock = await lockFolder(folder);
    expect(await readFileMode(dirname(socketPath(folder)))).toBe(0o700);
    await lock.release();
    await rm(dirname(socketPath(folder)), { recursive: true, force: true });
  },
);

describe('the command socket in the temp folder', () => {
  let folder: string;
  let place: string;
  beforeEach(async () => {
    folder = await makeSubfolder('long'.repeat(40));
    place = dirname(socketPath(folder));
  });
  afterEach(() => rm(place, { recursive: true, force: true }));

  it('the server creates no command socket through a link that somebody else made', async () => {
    await symlink(await makeSubfolder('elsewhere'), place);
    await expect(lockFolder(folder)).rejects.toThrow(FolderNotPrivate);
  });

  it("the server creates no command socket in another user's folder", async () => {
    await mkdir(place, { mode: 0o700 });
    jest.spyOn(process, 'getuid').mockReturnValue(process.getuid?.() === 1 ? 2 : 1);
    await expect(lockFolder(folder)).rejects.toThrow(FolderNotPrivate);
  });

  it('askRunningServer sends no command to a socket in a folder that other users can access', async () => {
    const lock = await lockFolder(folder);
    await chmod(place, 0o755);
    const asking = askRunningServer(
      folder,
      { command: { command: 'backup' }, reqId: 'socket-test' },
      new PassThrough(),
    );
    await expect(asking).rejects.toThrow('closed to others');
    await lock.release();
  });
});
