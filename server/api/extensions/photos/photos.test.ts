import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { ChecklistKey } from '@/contract/checklist';
import { extensionPaths } from '@/contract/extensions';
import { largestPhoto } from '@/contract/extensionRequests';
import { queryRows } from '../../../platform/database/rows';
import { bothDatabases } from '../../../testing/databases';
import { type Driver, anyTruck } from '../../../testing/drivers';
import { truckAndDrivers } from '../../../testing/truckAndDrivers';
import {
  demonstrationFile,
  html,
  hugePng,
  jpeg,
  svg,
  transparentPng,
  turnedJpeg,
} from '../../../testing/mediaFiles';
import { Staff } from '../../../testing/office';
import { stored } from '../../../testing/stored';
import { newSession } from '../../../testing/testServer';

// Runs on both databases, because their locks decide between photos that arrive together.
describe.each(bothDatabases)('photos of defects on %s', (kind) => {
  const fleet = truckAndDrivers(kind);
  let shade = 0;

  const picture = () => {
    shade += 1;
    return jpeg(800, 600, { r: shade % 256, g: 40, b: Math.floor(shade / 256) });
  };
  const sendHornReport = (driver: Driver, changes = {}) =>
    driver.reports(['horn'], { truck_number: fleet.truck, ...changes });
  const upload = async (report: number, item: ChecklistKey = 'horn', id = randomUUID()) => {
    const response = await fleet.marcus.photographs(report, item, { id, payload: await picture() });
    if (response.statusCode !== 200) throw new Error(response.body);
    return id;
  };
  const get = (id: string, access: string, size = 'full', headers = {}) =>
    fleet.server.app.inject({
      url: `${extensionPaths.photo.replace(':id', id)}?size=${size}`,
      headers: { authorization: `Bearer ${access}`, ...headers },
    });
  const readPhotoIds = async (number: string) =>
    (await fleet.rosa.readVehicleDefects(number)).map(({ item, photos }) => [
      item,
      photos.map(({ id }) => id),
    ]);

  it('responses about a defect to drivers and the office contain all photos of the defect', async () => {
    const report = await sendHornReport(fleet.marcus);
    const ids = [await upload(report), await upload(report)].sort();
    const photo = {
      id: ids[0],
      driver_id: expect.any(Number),
      taken_at: '2026-11-21T12:45:00.000Z',
    };
    const [defect] = await fleet.rosa.readVehicleDefects(fleet.truck);
    expect(defect?.photos).toEqual([photo, { ...photo, id: ids[1] }]);
    expect((await fleet.rosa.report(report)).defects[0]?.photos).toHaveLength(2);
    expect((await fleet.marcus.ownReport(report)).defects[0]?.photos).toHaveLength(2);
    expect((await fleet.marcus.readPreviousVehicle(fleet.truck)).defects[0]?.photos).toHaveLength(
      2,
    );
    expect((await fleet.dana.readPreviousVehicle(fleet.truck)).defects[0]?.photos).toHaveLength(2);
  });

  it("the carrier's drivers and staff can read photos, but a caller without a session cannot", async () => {
    const id = await upload(await sendHornReport(fleet.marcus));
    const dispatcher = await newSession(fleet.server, 'dispatcher');
    for (const { access } of [fleet.marcus.session, fleet.dana.session, dispatcher]) {
      const response = await get(id, access);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(response.headers['cache-control']).toBe('private, no-cache');
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({
        width: 800,
        height: 600,
      });
      const etag = String(response.headers.etag);
      expect((await get(id, access, 'full', { 'if-none-match': etag })).statusCode).toBe(304);
      const small = await get(id, access, 'thumbnail');
      expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320 });
    }
    expect((await get(id, 'x')).statusCode).toBe(401);
    expect((await get(randomUUID(), fleet.marcus.session.access)).statusCode).toBe(404);
    expect((await get('1', fleet.marcus.session.access)).statusCode).toBe(404);
    expect((await get(id, fleet.marcus.session.access, 'huge')).statusCode).toBe(400);
  });

  it('the server turns photos upright, removes their metadata, and stores them only as WebP', async () => {
    const report = await sendHornReport(fleet.marcus);
    const id = randomUUID();
    await fleet.marcus.photographs(report, 'horn', { id, payload: await turnedJpeg(600, 300) });
    const { rawPayload } = await get(id, fleet.marcus.session.access);
    const made = await sharp(rawPayload).metadata();
    expect([made.width, made.height, made.exif]).toEqual([300, 600, undefined]);
    const variants = await queryRows(
      fleet.server.database.queries,
      sql`select variant from media_chunks join media_files on media_files.id = file_id
        where name = ${id}`,
    );
    expect(variants).toEqual([{ variant: '300.webp' }]);
  });

  it('the server stores a photo once, even if the phone repeats the upload with or without the picture', async () => {
    const report = await sendHornReport(fleet.marcus);
    const id = await upload(report);
    const before = await stored(fleet.server);
    for (const payload of [await picture(), Buffer.alloc(0)]) {
      const repeated = await fleet.marcus.photographs(report, 'horn', {
        id: id.toUpperCase(),
        payload,
      });
      expect([repeated.statusCode, repeated.json()]).toMatchObject([200, { id }]);
    }
    expect(await stored(fleet.server)).toEqual(before);
    const others = await fleet.dana.reports(['horn'], { truck_number: fleet.truck });
    const withOthers = await stored(fleet.server);
    const stolen = await fleet.dana.photographs(others, 'horn', { id, payload: Buffer.alloc(0) });
    expect(stolen.statusCode).toBe(404);
    expect(await stored(fleet.server)).toEqual(withOthers);
  });

  it('the server stores a photo only once if three copies arrive at the same time', async () => {
    const report = await sendHornReport(fleet.marcus);
    const [id, payload] = [randomUUID(), await picture()];
    const same = [1, 2, 3].map(() => fleet.marcus.photographs(report, 'horn', { id, payload }));
    expect((await Promise.all(same)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await readPhotoIds(fleet.truck)).toEqual([['horn', [id]]]);
  });

  it('a defect has at most four photos, even if six arrive at the same time', async () => {
    const report = await sendHornReport(fleet.marcus);
    const files = await Promise.all([1, 2, 3, 4, 5, 6].map(picture));
    const responses = await Promise.all(
      files.map((payload) => fleet.marcus.photographs(report, 'horn', { payload })),
    );
    const rejected = responses.filter(({ statusCode }) => statusCode === 400);
    expect(rejected.map((response) => response.json<object>())).toEqual([
      { detail: 'The defect already has 4 photos.' },
      { detail: 'The defect already has 4 photos.' },
    ]);
    expect((await fleet.rosa.readVehicleDefects(fleet.truck))[0]?.photos).toHaveLength(4);
  });

  it('a defect keeps its photos when the report is superseded or corrected to another truck', async () => {
    const first = await sendHornReport(fleet.marcus);
    const id = await upload(first);
    const second = await sendHornReport(fleet.marcus, { address: 'Toledo, OH' });
    expect((await fleet.marcus.ownReport(second)).defects[0]?.photos).toMatchObject([{ id }]);
    const late = await upload(first);
    const right = anyTruck();
    const third = await sendHornReport(fleet.marcus, { truck_number: right });
    const again = await fleet.marcus.photographs(third, 'horn', { id, payload: Buffer.alloc(0) });
    expect(again.statusCode).toBe(200);
    expect(await readPhotoIds(right)).toEqual([['horn', [id]]]);
    expect(await readPhotoIds(fleet.truck)).toEqual([['horn', [id, late].sort()]]);
  });

  it('a photo of a trailer item belongs to each trailer of the report', async () => {
    const trailers = [anyTruck(), anyTruck()];
    const report = await fleet.marcus.reports(['doors'], {
      truck_number: fleet.truck,
      trailer_numbers: trailers.join(', '),
    });
    const id = await upload(report, 'doors');
    for (const trailer of trailers) expect(await readPhotoIds(trailer)).toEqual([['doors', [id]]]);
  });

  it('merging a vehicle into another with the same defect also moves the photos', async () => {
    const other = anyTruck();
    const theirs = await fleet.dana.reports(['horn'], { truck_number: other });
    expect(theirs).toBeGreaterThan(0);
    const id = await upload(await sendHornReport(fleet.marcus));
    const admin = await Staff.signedIn(fleet.server, 'admin');
    await admin.merges(await admin.vehicle(fleet.truck), await admin.vehicle(other));
    expect(await readPhotoIds(other)).toEqual([['horn', [id]]]);
  });

  it('the server accepts a photo only for a defect in a report of the same driver', async () => {
    const report = await sendHornReport(fleet.marcus);
    const payload = await picture();
    const before = await stored(fleet.server);
    expect((await fleet.dana.photographs(report, 'horn', { payload })).statusCode).toBe(404);
    expect((await fleet.marcus.photographs(999_999, 'horn', { payload })).statusCode).toBe(404);
    const good = await fleet.marcus.photographs(report, 'mirrors', { payload });
    expect([good.statusCode, good.json()]).toEqual([
      400,
      { detail: 'The report has no such defect.' },
    ]);
    expect((await fleet.marcus.photographs(report, 'bell' as 'horn', { payload })).statusCode).toBe(
      400,
    );
    expect((await fleet.marcus.photographs(report, 'horn', { id: '1', payload })).statusCode).toBe(
      404,
    );
    expect(await stored(fleet.server)).toEqual(before);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, number, unknown]>([
    ['nothing', () => Buffer.alloc(0), 400, { file: ['The file is empty.'] }],
    ['an HTML page', () => html, 400, { file: [expect.stringMatching(/^Choose a JPEG/)] }],
    ['an SVG', () => svg, 400, { file: [expect.stringMatching(/^An SVG/)] }],
    [
      'a video',
      () => demonstrationFile('hero.webm').subarray(0, 9000),
      400,
      { file: ['Choose a picture.'] },
    ],
    [
      'half a picture',
      async () => (await jpeg(900, 900)).subarray(0, 2000),
      400,
      { file: [expect.stringMatching(/damaged/)] },
    ],
    [
      '25 million pixels',
      () => hugePng(5000, 5000),
      400,
      { file: [expect.stringMatching(/4 million pixels/)] },
    ],
    [
      'too many bytes',
      () => Buffer.alloc(largestPhoto + 1),
      413,
      { detail: 'Request body is too large.' },
    ],
  ])(
    'the server rejects a photo that consists of %s, and stores nothing',
    async (_name, file, status, body) => {
      const report = await sendHornReport(fleet.marcus);
      const before = await stored(fleet.server);
      const response = await fleet.marcus.photographs(report, 'horn', { payload: await file() });
      expect([response.statusCode, response.json()]).toEqual([status, body]);
      expect(await stored(fleet.server)).toEqual(before);
    },
  );

  it('the server removes an HTML page appended to a photo', async () => {
    const report = await sendHornReport(fleet.marcus);
    const id = randomUUID();
    const payload = Buffer.concat([await transparentPng(100, 100), html]);
    expect((await fleet.marcus.photographs(report, 'horn', { id, payload })).statusCode).toBe(200);
    const { rawPayload } = await get(id, fleet.marcus.session.access);
    expect(rawPayload.includes('script')).toBe(false);
  });
});
