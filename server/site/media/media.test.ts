import sharp from 'sharp';
import type { Database } from '../../platform/database/Database';
import { users } from '../../domain/tables/accounts';
import { addDriver } from '../../testing/testServer';
import { databaseKinds, openMigrated } from '../../testing/databases';
import {
  demonstrationFile,
  html,
  hugePng,
  jpeg,
  svg,
  transparentPng,
  turnedJpeg,
} from '../../testing/mediaFiles';
import { prepareMedia } from '../../domain/media/prepareMedia';
import { findVariant, readBytes } from '../../domain/media/readMedia';
import { chunkSize, hashMedia, storeMedia } from '../../domain/media/storeMedia';

const none = 'Choose a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video.';
const damagedPicture = 'The picture is damaged or incomplete. Save it again.';
const damagedVideo = 'The video is damaged or incomplete. Save it again.';

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

describe('an uploaded file that the site cannot store', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an empty file', () => Buffer.alloc(0), 'The file is empty.'],
    ['an SVG with a script', () => svg, 'An SVG can run a script. Save it as a PNG.'],
    [
      'an SVG after a byte order mark',
      () => Buffer.concat([Buffer.from('\ufeff'), svg]),
      'An SVG can run a script. Save it as a PNG.',
    ],
    ['an HTML page', () => html, none],
    ['a few letters', () => Buffer.from('hi'), none],
    [
      'a GIF',
      () => Buffer.from('GIF89a123456'),
      'Save the GIF as a PNG or, if it moves, as an MP4.',
    ],
    [
      'an iPhone photo',
      () => Buffer.from('\0\0\0\x18ftypheic1234'),
      'Save the HEIC photo as a JPEG.',
    ],
    [
      'a QuickTime video',
      () => Buffer.from('\0\0\0\x14ftypqt  1234'),
      'Save the QuickTime video as an MP4.',
    ],
    [
      'a picture of 20,000 x 20,000 px in a small file',
      () => hugePng(20_000, 20_000),
      'The picture has more than 64 million pixels. Save it at a smaller size.',
    ],
    ['half a JPEG', async () => half(demonstrationFile('second-1.jpg')), damagedPicture],
    ['half a PNG', async () => half(await transparentPng(300, 200)), damagedPicture],
    ['the first bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff]), damagedPicture],
    ['half an MP4', () => half(demonstrationFile('hero.mp4')), damagedVideo],
    ['half a WebM', () => half(demonstrationFile('hero.webm')), damagedVideo],
  ])('prepareMedia rejects %s with a message', async (_name, file, sentence) => {
    await expect(prepareMedia(await file())).rejects.toMatchObject({
      name: 'MediaRejected',
      message: sentence,
    });
  });
});

describe('an uploaded picture', () => {
  it('prepareMedia scales a picture that is 2000 px wide to the widths 400, 800 and 1600, as WebP and JPEG', async () => {
    const { variants, ...file } = await prepareMedia(await jpeg(2000, 1000));
    expect(file).toMatchObject({ type: 'image/jpeg', width: 1600, height: 800 });
    const names = variants.map(({ name }) => name);
    expect(names).toEqual(['400.webp', '400.jpg', '800.webp', '800.jpg', '1600.webp', '1600.jpg']);
    for (const { name, bytes } of variants) {
      const [width, format] = name.replace('jpg', 'jpeg').split('.');
      const made = await sharp(bytes).metadata();
      expect([made.width, made.format]).toEqual([Number(width), format]);
    }
  });

  it('prepareMedia does not enlarge a picture', async () => {
    const { variants, width } = await prepareMedia(await jpeg(500, 100));
    expect(width).toBe(500);
    expect(variants.map(({ name }) => name)).toEqual([
      '400.webp',
      '400.jpg',
      '500.webp',
      '500.jpg',
    ]);
  });

  it("prepareMedia preserves a picture's transparency, as WebP and PNG", async () => {
    const { variants } = await prepareMedia(await transparentPng(300, 200));
    expect(variants.map(({ name }) => name)).toEqual(['300.webp', '300.png']);
    for (const { bytes } of variants) expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });

  it('prepareMedia turns a picture upright and removes its metadata', async () => {
    const uploaded = await turnedJpeg(600, 300);
    expect(uploaded.includes('Secret place')).toBe(true);
    const { variants, ...file } = await prepareMedia(uploaded);
    expect(file).toMatchObject({ width: 300, height: 600 });
    for (const { bytes } of variants) {
      const made = await sharp(bytes).metadata();
      expect([made.width, made.height, made.orientation, made.exif]).toEqual([
        300,
        600,
        undefined,
        undefined,
      ]);
    }
  });

  it('prepareMedia removes an HTML page that is appended to a picture', async () => {
    const polyglot = Buffer.concat([await jpeg(100, 100), html]);
    const { variants } = await prepareMedia(polyglot);
    for (const { bytes } of variants) expect(bytes.includes('script')).toBe(false);
  });

  it('prepareMedia reads AVIF and WebP pictures', async () => {
    const picture = sharp(await jpeg(200, 100));
    const avif = await prepareMedia(await picture.clone().avif({ effort: 0 }).toBuffer());
    const webp = await prepareMedia(await picture.webp().toBuffer());
    expect([avif.type, avif.width]).toEqual(['image/avif', 200]);
    expect([webp.type, webp.width]).toEqual(['image/webp', 200]);
  });
});

describe.each(databaseKinds)('the media of the site on %s', (kind) => {
  let database: Database;
  let uploadedBy: number;
  beforeAll(async () => {
    database = await openMigrated(kind);
    await addDriver({ database });
    const [person] = await database.queries.select().from(users);
    uploadedBy = person?.id ?? 0;
  });
  afterAll(() => database.close());

  it.each(['hero.mp4', 'hero.webm'])(
    'the database stores %s in chunks, and returns the requested parts of it',
    async (name) => {
      const { queries } = database;
      const bytes = demonstrationFile(name);
      expect(bytes.length).toBeGreaterThan(chunkSize);
      const prepared = await prepareMedia(bytes);
      const file = { ...prepared, audience: 'site', name, uploadedBy } as const;
      const first = await queries.transaction((tx) => storeMedia(tx, file));
      expect(await queries.transaction((tx) => storeMedia(tx, file))).toEqual({
        id: first.id,
        isNew: false,
      });
      const variant = `video.${name.split('.')[1]}`;
      const found = await findVariant(queries, 'site', hashMedia(bytes), variant);
      if (!found) throw new Error('it was not stored');
      expect(found).toMatchObject({ bytes: bytes.length, contentType: prepared.type });
      const last = bytes.length - 1;
      for (const [start, end] of [
        [0, last],
        [chunkSize - 1, chunkSize],
        [10, 10],
        [last - 5, last],
      ] as const) {
        const parts: Buffer[] = [];
        for await (const part of readBytes(queries, found, start, end)) parts.push(part);
        // Compares Buffers directly, because Jest would take a second for so many bytes.
        const shown = prepared.variants[0]?.bytes.subarray(start, end + 1);
        expect(shown?.equals(Buffer.concat(parts))).toBe(true);
      }
      expect(await findVariant(queries, 'report', hashMedia(bytes), variant)).toBeNull();
      expect(await findVariant(queries, 'site', hashMedia(bytes), '400.webp')).toBeNull();
    },
  );
});
