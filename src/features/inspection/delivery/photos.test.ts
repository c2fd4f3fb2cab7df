import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import type { Inspection, InspectionRequest } from '@/contract/inspection';
import {
  defectTextChanged,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  newInspectionStarted,
  newInspectionUndone,
  reportOpened,
  retryRequested,
  takeOverRequested,
} from '@/features/inspection/model/inspectionSlice';
import { listItemPhotos } from '@/features/inspection/model/rules/photoPlan';
import { selectPhotos } from '@/features/inspection/model/state/photo';
import { draftNames } from '@/features/inspection/storage/draftNames';
import type { DraftStorage } from '@/features/inspection/storage/draftStorage';
import type { Phone } from '@/features/inspection/storage/phone';
import { driver } from '@/testing/fixtures/account';
import { makeInspection } from '@/testing/fixtures/inspection';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { createFakeLocks } from '@/testing/races/fakeLocks';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import {
  fillIn,
  openReportStore,
  photosOnPhone,
  signAndSubmit,
} from '@/testing/report/reportStore';
import { removePhoto, takePhotos } from './takePhotos';

startBackend();

jest.mock('./shrink', () => ({
  preloadShrink: async () => undefined,
  shrink: async (file: Blob) =>
    file.size === 0 ? null : { picture: await file.arrayBuffer(), thumbnail: 'data:,' },
}));

interface Arrived {
  id: string;
  report: string | null;
  item: string | null;
  bytes: number;
}

function startServer() {
  const server = {
    current: null as Inspection | null,
    created: 0,
    isDown: false,
    /** The number of next photos that arrive without a response. */
    lostResponses: 0,
    status: 200,
    /** The id of a photo that gets a 500. */
    failing: '',
    arrived: [] as Arrived[],
  };
  const respond = (body: () => Response) => (server.isDown ? HttpResponse.error() : body());
  backend.use(
    http.get(apiUrl(calls.currentInspection), () =>
      respond(() =>
        server.current
          ? HttpResponse.json(server.current)
          : HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
      ),
    ),
    http.get(apiUrl(extensionPaths.report), () =>
      respond(() => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })),
    ),
    http.post(apiUrl(calls.createInspection), async ({ request }) => {
      const body = (await request.json()) as InspectionRequest;
      return respond(() => {
        server.created += 1;
        server.current = makeInspection(null, { ...body, id: 100 + server.created } as object);
        return HttpResponse.json(server.current, { status: 201 });
      });
    }),
    http.post(apiUrl(extensionPaths.photo), async ({ request, params }) => {
      const { searchParams } = new URL(request.url);
      const { byteLength } = await request.arrayBuffer();
      return respond(() => {
        if (params['id'] === server.failing) return HttpResponse.json({}, { status: 500 });
        server.arrived.push({
          id: String(params['id']),
          report: searchParams.get('report'),
          item: searchParams.get('item'),
          bytes: byteLength,
        });
        if (server.lostResponses > 0) {
          server.lostResponses -= 1;
          return HttpResponse.error();
        }
        const detail = 'The defect already has 4 photos.';
        const stored = { id: String(params['id']), driver_id: 1, taken_at: '2026-11-21' };
        return HttpResponse.json(server.status === 200 ? stored : { detail }, {
          status: server.status,
        });
      });
    }),
  );
  return server;
}

let disk: DraftStorage;
beforeEach(() => {
  disk = openDisk();
});

let endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

const picture = new Blob([new Uint8Array(1000)]);

const openPage = (storage = disk) => openPageOn(createPhone(storage));

async function openPageOn(phone: Phone) {
  const page = openReportStore(phone, { ...testSettings, fleet: true });
  endings.push(page.stop);
  await page.writable();
  page.store.dispatch(reportOpened({ announce: false }));
  // Waits until the chunk for Linehaul's own backend has loaded.
  await import('./extensionCalls');
  await new Promise((resolve) => setTimeout(resolve));
  const take = (count = 1) =>
    page.store.dispatch(takePhotos('horn', Array<Blob>(count).fill(picture)));
  const shown = () => listItemPhotos(page.state(), 'horn');
  const save = () => signAndSubmit(page.store);
  const close = async () => {
    await page.until(() => page.isSaved());
    page.stop();
  };
  return { ...page, take, shown, save, close };
}

type Page = Awaited<ReturnType<typeof openPage>>;

function reportHorn({ store }: Page): void {
  fillIn(store, 'horn');
  store.dispatch(itemMarkedDefective('horn'));
  store.dispatch(defectTextChanged({ key: 'horn', text: 'No sound' }));
  const field = 'satisfactory_vehicle_condition';
  store.dispatch(headerFieldChanged({ field, value: 'above_defects_need_correction' }));
}

const allSent = ({ shown, until }: Page) =>
  until(() => shown().length > 0 && shown().every(({ status }) => status === 'sent'));

test('a photo taken without a connection is sent after a restart once its report has an id', async () => {
  const server = startServer();
  server.isDown = true;
  const before = await openPage();
  reportHorn(before);
  expect(await before.take(2)).toBeNull();
  const ids = before.shown().map(({ id }) => id);
  expect(ids).toHaveLength(2);
  before.save();
  await before.close();
  expect(server.arrived).toEqual([]);

  server.isDown = false;
  const after = await openPage();
  await after.until(() => after.shown().length === 2);
  after.store.dispatch(retryRequested());
  await allSent(after);
  expect(after.shown().map(({ id }) => id)).toEqual(ids);
  expect(server.arrived).toEqual(
    ids.map((id) => ({ id, report: '101', item: 'horn', bytes: 1000 })),
  );
});

test('a photo is sent again with the same id if its response was lost', async () => {
  const server = startServer();
  server.lostResponses = 2;
  const page = await openPage();
  reportHorn(page);
  await page.take();
  page.save();
  await allSent(page);
  expect(server.arrived).toHaveLength(3);
  expect(new Set(server.arrived.map(({ id }) => id)).size).toBe(1);
});

test('a corrected report keeps its photos, and the phone sends the server their ids without the pictures', async () => {
  const server = startServer();
  const page = await openPage();
  reportHorn(page);
  await page.take();
  page.save();
  await allSent(page);
  page.store.dispatch(headerFieldChanged({ field: 'odometer_reading', value: '418221' }));
  page.save();
  await page.until(() => page.shown()[0]?.report === 102);
  await allSent(page);
  expect(server.arrived.map(({ report, bytes }) => [report, bytes])).toEqual([
    ['101', 1000],
    ['102', 0],
  ]);
});

test('a photo that does not fit on the disk is not shown and causes a message, and the report is created without it', async () => {
  const server = startServer();
  const isPhoto = (key: string) => key.startsWith('photos:');
  const page = await openPage({
    ...disk,
    write: (key, value) =>
      isPhoto(key)
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : disk.write(key, value),
  });
  reportHorn(page);
  expect(await page.take()).toMatch(/^This phone did not keep the photo/);
  expect(page.shown()).toEqual([]);
  page.save();
  await page.until(({ report }) => report.status === 'loaded');
  expect(server.created).toBe(1);
  expect(await page.store.dispatch(takePhotos('horn', [new Blob([])]))).toMatch(
    /could not be read/,
  );
});

test('a photo does not appear until it is on the disk', async () => {
  startServer();
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const page = await openPage({
    ...disk,
    write: async (key, value) => {
      if (key.startsWith('photos:')) await held;
      return disk.write(key, value);
    },
  });
  reportHorn(page);
  const taken = page.take();
  await page.until(() => page.isSaved());
  expect(page.shown()).toEqual([]);
  finish();
  await taken;
  expect(page.shown()).toHaveLength(1);
});

test('a defect has at most four photos', async () => {
  startServer();
  const page = await openPage();
  reportHorn(page);
  expect(await page.take(3)).toBeNull();
  expect(await page.take(3)).toMatch(/^A defect has 4 photos at most/);
  expect(page.shown()).toHaveLength(4);
});

test('a removed photo is neither sent nor restored after a restart', async () => {
  const server = startServer();
  const before = await openPage();
  reportHorn(before);
  await before.take(2);
  const [first, second] = before.shown();
  await before.store.dispatch(removePhoto(first?.id ?? ''));
  await before.close();
  const page = await openPage();
  await page.until(() => page.shown().length === 1);
  page.save();
  await allSent(page);
  expect(server.arrived.map(({ id }) => id)).toEqual([second?.id]);
});

test('a rejected photo shows the reason, and the next photo is still sent', async () => {
  const server = startServer();
  server.status = 400;
  const page = await openPage();
  reportHorn(page);
  await page.take();
  page.save();
  await page.until(() => page.shown()[0]?.status === 'refused');
  expect(page.shown()[0]?.refusal).toBe('The defect already has 4 photos.');
  server.status = 200;
  await page.take();
  await page.until(() => page.shown()[1]?.status === 'sent');
  expect(server.arrived).toHaveLength(2);
});

test("an accidental tap on 'good' does not delete a photo, but a new inspection does if the photo's item is good", async () => {
  const server = startServer();
  const page = await openPage();
  fillIn(page.store);
  page.save();
  await page.until(({ report }) => report.status === 'loaded');
  server.isDown = true;
  page.store.dispatch(itemMarkedDefective('horn'));
  await page.take();
  for (const tap of [itemMarkedGood, itemMarkedDefective]) {
    page.store.dispatch(tap('horn'));
    await page.until(() => page.isSaved());
  }
  expect(page.shown()).toHaveLength(1);
  page.store.dispatch(itemMarkedGood('horn'));
  server.isDown = false;
  page.store.dispatch(newInspectionStarted({ date: '2026-11-23', time: '06:00' }));
  await page.until(({ photos }) => photos.ids.length === 0);
  expect(server.arrived).toEqual([]);
});

test("an unreadable draft's photos remain on the phone", async () => {
  const server = startServer();
  server.isDown = true;
  const first = await openPage();
  reportHorn(first);
  await first.take();
  const { owner } = first.state().access as { owner: string };
  await first.close();
  const phone = photosOnPhone(first.store, owner);
  for (const photo of await phone.list()) await phone.change({ ...photo, form: 3 });
  const broken: DraftStorage = {
    ...disk,
    read: async (key) => {
      if (key.startsWith('photos:')) return disk.read(key);
      throw new Error('The disk is busy.');
    },
  };
  const second = await openPage(broken);
  second.store.dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-2' }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await phone.list()).toHaveLength(1);
  second.stop();
  const third = await openPage();
  await third.until(() => third.shown().length === 1);
});

test("photos are listed only under their driver's username, and under the new one after they move", async () => {
  startServer();
  const page = await openPage();
  reportHorn(page);
  await page.take();
  const { owner } = page.state().access as { owner: string };
  const photosOfOwner = (name: string) => photosOnPhone(page.store, name).list();
  expect(await photosOfOwner(owner)).toHaveLength(1);
  for (const other of ['lee', `${owner}2`]) expect(await photosOfOwner(other)).toEqual([]);
  const getPhotosKey = (name: string) => draftNames(testSettings.apiHost, name).photos;
  await disk.move([{ from: getPhotosKey(owner), to: getPhotosKey('lee') }]);
  expect([await photosOfOwner(owner), await photosOfOwner('lee')]).toEqual([[], page.shown()]);
});

test("a new inspection does not show the earlier report's photos until the driver undoes it, and an unsent photo still arrives", async () => {
  const server = startServer();
  const page = await openPage();
  reportHorn(page);
  await page.take();
  page.save();
  await allSent(page);
  server.status = 500;
  await page.take();
  await page.until(() => page.shown()[1]?.report === 101);
  page.store.dispatch(newInspectionStarted({ date: '2026-11-23', time: '06:00' }));
  expect(page.shown()).toEqual([]);
  server.status = 200;
  page.store.dispatch(retryRequested());
  await page.until(({ photos }) => selectPhotos(photos).every(({ status }) => status === 'sent'));
  expect(server.arrived.at(-1)).toMatchObject({ report: '101', bytes: 1000 });
  page.store.dispatch(newInspectionUndone());
  await page.until(({ report }) => report.status === 'loaded');
  expect(page.shown()).toHaveLength(2);
});

test('a photo that causes a server error does not block the others', async () => {
  const server = startServer();
  const page = await openPage();
  reportHorn(page);
  await page.take(2);
  const [poisoned, other] = page.shown();
  server.failing = poisoned?.id ?? '';
  page.save();
  await page.until(() => page.shown()[1]?.status === 'sent');
  expect(page.shown()[0]?.status).toBe('waiting');
  server.failing = '';
  page.store.dispatch(retryRequested());
  await allSent(page);
  expect(new Set(server.arrived.map(({ id }) => id))).toEqual(new Set([poisoned?.id, other?.id]));
});

test("a report created on another phone does not get this phone's photos", async () => {
  const server = startServer();
  const page = await openPage();
  reportHorn(page);
  await page.take();
  page.save();
  await allSent(page);
  server.current = { ...makeInspection(null), ...server.current, id: 999 };
  page.store.dispatch(reportOpened({ announce: false }));
  await page.until(({ report }) => report.status === 'loaded' && report.id === 999);
  await page.until(({ photos }) => photos.ids.length === 0);
  expect(server.arrived.map(({ report }) => report)).toEqual(['101']);
});

test('another tab shows a photo, and once it has taken over the draft, the first tab can no longer add one', async () => {
  startServer();
  const locks = createFakeLocks();
  const phone = () => ({ ...createPhone(disk), locks });
  const first = await openPageOn(phone());
  reportHorn(first);
  await first.take();
  await first.until(() => first.isSaved());
  const second = openReportStore(phone(), { ...testSettings, fleet: true });
  endings.push(second.stop);
  await second.until(
    ({ access, photos }) => access.status === 'readOnly' && photos.ids.length === 1,
  );
  second.store.dispatch(takeOverRequested());
  await second.until(
    ({ access, photos }) => access.status === 'writable' && photos.ids.length === 1,
  );
  await first.until(
    ({ access, photos }) => access.status === 'readOnly' && photos.ids.length === 1,
  );
  expect(await first.take()).toBeNull();
  expect(first.state().photos.ids).toHaveLength(1);
});

test('a photo that is being prepared when another tab takes over is discarded with a message', async () => {
  startServer();
  const locks = createFakeLocks();
  const phone = () => ({ ...createPhone(disk), locks });
  const first = await openPageOn(phone());
  reportHorn(first);
  await first.until(() => first.isSaved());
  let finish: (picture: ArrayBuffer) => void = () => undefined;
  const file = Object.assign(new Blob(['photo']), {
    arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (finish = resolve)),
  });
  const taking = first.store.dispatch(takePhotos('horn', [file]));
  const second = openReportStore(phone(), { ...testSettings, fleet: true });
  endings.push(second.stop);
  await second.until(({ access }) => access.status === 'readOnly');
  second.store.dispatch(takeOverRequested());
  await first.until(({ access }) => access.status === 'readOnly');
  finish(new ArrayBuffer(1));
  expect(await taking).toBe('The report is open in another tab. Take the photo there.');
  expect(await photosOnPhone(second.store, driver.username).list()).toEqual([]);
});
