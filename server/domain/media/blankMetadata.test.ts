import { sql } from 'drizzle-orm';
import { users } from '../tables/accounts';
import { mediaChunks, mediaFiles } from '../tables/media';
import { databaseKinds, openMigrated } from '../../testing/databases';
import { demonstrationFile } from '../../testing/mediaFiles';
import { blankMetadata } from './blankMetadata';
import { blankStoredVideos } from './blankStoredVideos';
import { checkVideo } from './checkVideo';
import { prepareMedia } from './prepareMedia';
import { hashMedia, storeMedia } from './storeMedia';

function box(type: string, ...contents: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(contents.map((part) => Buffer.from(part)));
  const start = Buffer.alloc(8);
  start.writeUInt32BE(8 + body.length);
  start.write(type, 4, 'latin1');
  return Buffer.concat([start, body]);
}

const place = '+41.8781-087.6298/';
const location = box('\u00a9xyz', place);
const handler = (kind: string) => box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(12));
const track = (kind: string, ...more: Buffer[]) =>
  box('trak', box('tkhd', 'head'), box('mdia', handler(kind), box('minf', 'index')), ...more);
const film = (...moov: Buffer[]) =>
  Buffer.concat([
    box('ftyp', 'isom', Buffer.alloc(4), 'isommp42'),
    box('moov', box('mvhd', 'head'), ...moov),
    box('mdat', 'the picture’s udta and meta'),
  ]);

describe('the metadata of an MP4', () => {
  it.each([
    ['of the film', film(track('vide'), box('udta', location))],
    ['of a track', film(track('vide', box('udta', location), box('meta', place)))],
    ['as an iPhone writes it', film(track('vide'), box('meta', box('keys', place)))],
    ['in a track of its own', film(track('vide'), track('meta', box('gps ', place)))],
    ['next to the film', Buffer.concat([film(track('vide')), box('uuid', place)])],
  ])(
    "blankMetadata removes the location from an MP4's metadata %s, and moves no other byte",
    (_where, bytes) => {
      const blank = blankMetadata('video/mp4', bytes);
      expect(bytes.includes(place)).toBe(true);
      expect(blank.includes(place)).toBe(false);
      expect(blank).toHaveLength(bytes.length);
      expect(() => checkVideo('video/mp4', blank)).not.toThrow();
      for (const kept of ['isommp42', 'vide', 'index', 'the picture’s udta and meta']) {
        expect(blank.indexOf(kept)).toBe(bytes.indexOf(kept));
      }
    },
  );

  it('blankMetadata leaves an MP4 without metadata unchanged', () => {
    const bytes = film(track('vide'), track('soun'));
    expect(blankMetadata('video/mp4', bytes).equals(bytes)).toBe(true);
  });

  it('blankMetadata preserves the length of an MP4, whichever byte is damaged', () => {
    const bytes = film(track('vide'), box('udta', location));
    for (let place = 0; place < bytes.length; place += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const broken = Buffer.from(bytes);
        broken[place] = value;
        expect(blankMetadata('video/mp4', broken)).toHaveLength(bytes.length);
      }
    }
  });

  it('prepareMedia blanks the udta box of an MP4', async () => {
    const hero = demonstrationFile('hero.mp4');
    expect(hero.includes('udta')).toBe(true);
    const { variants } = await prepareMedia(hero);
    expect(variants[0]?.bytes.includes('udta')).toBe(false);
  });
});

/** Makes a WebM element. If `isSized` is false, its size is unknown, as in a recorder's file. */
function element(id: string, content: Buffer | string, isSized = true): Buffer {
  const body = Buffer.from(content);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(body.length, 4);
  size[0] = 1;
  return Buffer.concat([
    Buffer.from(id, 'hex'),
    isSized ? size : Buffer.from('01ffffffffffffff', 'hex'),
    body,
  ]);
}
const tags = element('1254c367', element('7373', element('67c8', place)));
const cluster = element('a3', 'the picture');
const head = element('1a45dfa3', element('4282', 'webm'));
const recorded = (...parts: Buffer[]) =>
  Buffer.concat([head, element('18538067', Buffer.concat(parts))]);

describe('the metadata of a WebM', () => {
  it.each([
    ['before the film', recorded(tags, element('1f43b675', cluster))],
    ['after the film', recorded(element('1f43b675', cluster), tags)],
    [
      'after a cluster of unknown size',
      Buffer.concat([
        head,
        element('18538067', Buffer.concat([element('1f43b675', cluster, false), tags]), false),
      ]),
    ],
    ['as an attachment', recorded(element('1f43b675', cluster), element('1941a469', place))],
    [
      'as its title, with a checksum',
      recorded(
        element('1549a966', Buffer.concat([element('bf', 'sum.'), element('7ba9', place)])),
        element('1f43b675', cluster),
      ),
    ],
  ])(
    "blankMetadata removes the location from a WebM's metadata %s, and moves no other byte",
    (_where, bytes) => {
      const blank = blankMetadata('video/webm', bytes);
      expect(bytes.includes(place)).toBe(true);
      expect(blank.includes(place)).toBe(false);
      expect(blank.includes('sum.')).toBe(false);
      expect(blank).toHaveLength(bytes.length);
      expect(() => checkVideo('video/webm', blank)).not.toThrow();
      expect(blank.indexOf('the picture')).toBe(bytes.indexOf('the picture'));
      // Blanking the result again changes nothing, so its void elements are well-formed.
      expect(blankMetadata('video/webm', blank).equals(blank)).toBe(true);
    },
  );

  it('blankMetadata leaves a WebM without metadata unchanged, and preserves the length of a damaged WebM', () => {
    const film = recorded(element('1f43b675', cluster));
    expect(blankMetadata('video/webm', film).equals(film)).toBe(true);
    const bytes = recorded(tags, element('1f43b675', cluster));
    for (let index = 0; index < bytes.length; index += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const broken = Buffer.from(bytes);
        broken[index] = value;
        expect(blankMetadata('video/webm', broken)).toHaveLength(bytes.length);
      }
    }
  });
});

it('blankMetadata does not exhaust the stack on 100,000 nested boxes or segments', () => {
  const depth = 100_000;
  const boxes = Buffer.alloc(8 * depth);
  const open = Buffer.from('1853806701ffffffffffffff', 'hex');
  for (let level = 0; level < depth; level += 1) {
    boxes.writeUInt32BE(8 * (depth - level), 8 * level);
    boxes.write('moov', 8 * level + 4, 'latin1');
  }
  const segments = Buffer.alloc(open.length * depth, open);
  expect(blankMetadata('video/mp4', boxes)).toHaveLength(boxes.length);
  expect(blankMetadata('video/webm', segments)).toHaveLength(segments.length);
});

describe.each(databaseKinds)('a video from an earlier version on %s', (kind) => {
  it("blankStoredVideos blanks the metadata of an earlier version's videos once, and keeps the videos' hashes", async () => {
    const database = await openMigrated(kind);
    const { queries } = database;
    const account = { username: 'admin', email: '', passwordHash: '', role: 'admin' } as const;
    const [user] = await queries.insert(users).values(account).returning();
    const uploadedBy = user?.id ?? 0;
    const padding = Buffer.alloc(600_000);
    const mp4 = Buffer.concat([film(track('vide')), box('free', padding), box('uuid', place)]);
    const webm = recorded(element('1f43b675', padding), tags);
    for (const [type, bytes] of [['video/mp4', mp4] as const, ['video/webm', webm] as const]) {
      const variants = [{ name: `video.${type.slice(6)}`, bytes }];
      const file = { audience: 'site', type, bytes, name: 'film', width: null } as const;
      await storeMedia(queries, { ...file, height: null, uploadedBy, variants });
    }
    await queries.execute(sql`update media_files set is_blanked = false`);
    const stored = async () => {
      const chunks = await queries
        .select()
        .from(mediaChunks)
        .orderBy(mediaChunks.fileId, mediaChunks.number);
      return Buffer.concat(chunks.map(({ bytes }) => bytes));
    };
    expect((await stored()).equals(Buffer.concat([mp4, webm]))).toBe(true);
    await blankStoredVideos(database);
    const blanked = Buffer.concat([
      blankMetadata('video/mp4', mp4),
      blankMetadata('video/webm', webm),
    ]);
    expect((await stored()).equals(blanked)).toBe(true);
    expect(blanked.includes(place)).toBe(false);
    const files = await queries.select().from(mediaFiles).orderBy(mediaFiles.id);
    expect(files.map(({ hash, isBlanked }) => [hash, isBlanked])).toEqual([
      [hashMedia(mp4), true],
      [hashMedia(webm), true],
    ]);
    await queries.execute(sql`update media_chunks set bytes = 'unread'`);
    await blankStoredVideos(database);
    expect((await stored()).includes('unread')).toBe(true);
    await database.close();
  });
});
