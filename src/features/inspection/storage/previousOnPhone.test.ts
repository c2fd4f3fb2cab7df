import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import { consentVersion } from '@/contract/signingConsent';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import { photoApi } from '@/features/inspection/delivery/photoApi';
import { generatedCases } from '@/testing/generatedCases';
import { defects, makePreviousResponse, previousOfBoth } from '@/testing/fixtures/extensions';
import { defectPhotos } from '@/testing/fixtures/photos';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { generateSpellings } from '@/testing/spellings';
import { draftNames } from './draftNames';
import type { DraftStorage } from './draftStorage';
import { PreviousOnPhone } from './previousOnPhone';

jest.mock('@/api/dataUrl', () => jest.requireActual<object>('@/testing/nodeDataUrl'));

startBackend();

const owner = 'dana.driver';
const key = draftNames(testSettings.apiHost, owner).previous;
const [first, second] = defectPhotos.map(({ id }) => id);
if (!first || !second) throw new Error('The fixtures have no photos');

function openPage(disk: DraftStorage) {
  const { store, stop } = openReportStore(createPhone(disk), { ...testSettings, fleet: true });
  const { previousReports } = extensionsApi.endpoints;
  const { sentPhoto } = photoApi.endpoints;
  return {
    stop,
    readPrevious: (truck = 'T-204', trailers = '') =>
      store.dispatch(
        previousReports.initiate({ owner, truck, trailers, except: null }, { forceRefetch: true }),
      ),
    readPhoto: (id: string) => store.dispatch(sentPhoto.initiate({ owner, id })),
  };
}

function serverWith(...ids: string[]): void {
  const photos = defectPhotos.filter(({ id }) => ids.includes(id));
  backend.use(
    http.get(apiUrl(extensionPaths.previous), () =>
      HttpResponse.json(makePreviousResponse({ ...defects.certified, photos })),
    ),
    http.get(apiUrl(extensionPaths.photo), ({ params }) =>
      HttpResponse.text(String(params['id']), { headers: { 'Content-Type': 'image/jpeg' } }),
    ),
  );
}

const makePictureUrl = (id: string) => `data:image/jpeg;base64,${btoa(id)}`;

function serverDown(): void {
  const paths = [extensionPaths.previous, extensionPaths.photo, calls.currentInspection];
  backend.use(...paths.map((path) => http.get(apiUrl(path), () => HttpResponse.error())));
}

let stop: () => void = () => undefined;
afterEach(() => stop());

async function fetchOn(disk: DraftStorage, ids: readonly string[]): Promise<void> {
  const page = openPage(disk);
  ({ stop } = page);
  await page.readPrevious();
  for (const id of ids)
    expect(await page.readPhoto(id)).toMatchObject({ data: makePictureUrl(id) });
  page.stop();
}

describe('a photo of the previous report', () => {
  it('a fetched photo of the previous report appears after a restart without a connection', async () => {
    const disk = openDisk();
    serverWith(first, second);
    await fetchOn(disk, [first]);
    serverDown();
    const page = openPage(disk);
    ({ stop } = page);
    expect((await page.readPrevious()).data?.vehicles).toHaveLength(1);
    expect((await page.readPhoto(first)).data).toBe(makePictureUrl(first));
    expect((await page.readPhoto(second)).error).toMatchObject({ kind: 'unreachable' });
  });

  it('a photo of the previous report is deleted from the phone with the last report that names it', async () => {
    const disk = openDisk();
    serverWith(first, second);
    await fetchOn(disk, [first, second]);
    const kept = () => disk.list(key);
    expect(await kept()).toEqual([makePictureUrl(first), makePictureUrl(second)]);
    serverWith(second);
    await fetchOn(disk, []);
    expect(await kept()).toEqual([makePictureUrl(second)]);
  });

  it('a photo of the previous report appears on a phone with a full disk', async () => {
    serverWith(first);
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const page = openPage({ ...openDisk(), write: full });
    ({ stop } = page);
    expect((await page.readPrevious()).data?.vehicles).toHaveLength(1);
    expect((await page.readPhoto(first)).data).toBe(makePictureUrl(first));
  });
});

it('a photo that no previous report names is not kept on the phone', async () => {
  const disk = openDisk();
  serverWith(first);
  await fetchOn(disk, [first, second]);
  expect(await disk.list(key)).toEqual([makePictureUrl(first)]);
});

describe('without a connection', () => {
  it("without a connection, the phone finds a truck's report even if it was last fetched with another trailer", async () => {
    const disk = openDisk();
    backend.use(http.get(apiUrl(extensionPaths.previous), () => HttpResponse.json(previousOfBoth)));
    const before = openPage(disk);
    ({ stop } = before);
    await before.readPrevious('T-204', 'R-88');
    before.stop();
    serverDown();
    const page = openPage(disk);
    ({ stop } = page);
    const known = async (truck: string, trailers: string) =>
      (await page.readPrevious(truck, trailers)).data?.vehicles.map(
        ({ vehicle }) => vehicle.number,
      );
    expect(await known('t 204', 'R-99')).toEqual(['T-204']);
    expect(await known('T-204', 'n/a')).toEqual(['T-204']);
    expect(await known('T-9', 'R 88')).toEqual(['R-88']);
    expect(await known('T-204', 'r88')).toEqual(['T-204', 'R-88']);
    expect(await known('T-9', 'none')).toBeUndefined();
  });

  it('a damaged response on the phone does not hide the other responses', async () => {
    const disk = openDisk();
    serverWith(first);
    await fetchOn(disk, [first]);
    const records = (await disk.read(key)) as unknown[];
    await disk.write(key, [{ vehicles: 'T1', answer: 'damaged' }, ...records]);
    serverDown();
    const page = openPage(disk);
    ({ stop } = page);
    expect((await page.readPrevious()).data?.vehicles).toHaveLength(1);
  });
});

describe('the previous reports on the phone', () => {
  function openRecords(disk = openDisk()) {
    const { store, stop: end } = openReportStore(createPhone(disk));
    stop = end;
    return store.dispatch(
      (_dispatch: unknown, _getState: unknown, extra: unknown) =>
        new PreviousOnPhone({ extra }, owner),
    );
  }
  const only = (truck: string) => ({ truck, trailers: '' });
  const response = makePreviousResponse(defects.certified);
  const responseAbout = (number: string, as_of: string) => ({
    ...response,
    as_of,
    vehicles: response.vehicles.map((known) => ({
      ...known,
      vehicle: { ...known.vehicle, number },
    })),
  });

  it('the phone keeps the previous reports of the last twenty vehicle combinations', async () => {
    const records = openRecords();
    for (let truck = 1; truck <= 21; truck += 1) {
      await records.remember(only(`T-${truck}`), responseAbout(`T-${truck}`, response.as_of));
    }
    expect(await records.find(only('T-1'))).toBeNull();
    expect((await records.find(only('T-2')))?.vehicles[0]?.vehicle.number).toBe('T-2');
    expect((await records.find(only('T-21')))?.vehicles[0]?.vehicle.number).toBe('T-21');
  });

  it('the phone keeps no previous report for a number without a known vehicle', async () => {
    const records = openRecords();
    await records.remember(only('T'), { ...response, vehicles: [] });
    expect(await records.find(only('T'))).toBeNull();
  });

  it('the phone finds previous reports by the number that the driver typed, even if the server uses another number', async () => {
    const records = openRecords();
    await records.remember(only('old 7'), responseAbout('T-204', response.as_of));
    expect((await records.find(only('OLD-7')))?.vehicles[0]?.vehicle.number).toBe('T-204');
  });

  it('the phone finds previous reports by any spelling of the current or an earlier number', async () => {
    const records = openRecords();
    const [known] = response.vehicles;
    if (!known) throw new Error('The fixture has no vehicle');
    const vehicle = { ...known.vehicle, number: 'AXE-T 10' };
    const vehicles = [{ ...known, vehicle, earlier_numbers: ['TOT-7'] }];
    await records.remember(only('AXE-T 10'), { ...response, vehicles });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('AXE-T 10', 'TOT-7').chain(generateSpellings),
        async (truck) => {
          const found = await records.find({ truck, trailers: 'R-1' });
          expect(found?.vehicles).toEqual(vehicles);
        },
      ),
      { numRuns: generatedCases(200) },
    );
  });

  it('the phone finds the latest response about a renamed truck by the number from before the rename', async () => {
    const records = openRecords();
    const [early, late] = ['2026-11-20T06:00:00.000Z', '2026-11-22T06:00:00.000Z'];
    await records.remember(only('T-1'), responseAbout('T-1', early));
    const renamed = responseAbout('T-204', late);
    const vehicles = renamed.vehicles.map((one) => ({ ...one, earlier_numbers: ['T-1'] }));
    await records.remember(only('T-204'), { ...renamed, vehicles });
    expect(await records.find(only('t 1'))).toMatchObject({ as_of: late, vehicles });
  });

  it('a new response with previous reports replaces the earlier response for the same vehicles', async () => {
    const disk = openDisk();
    const records = openRecords(disk);
    await records.remember(only('T-204'), response);
    const later = { ...response, as_of: '2026-11-22T06:00:00.000Z' };
    await records.remember(only('t 204'), later);
    expect(await records.find(only('T-204'))).toEqual({ ...later, look_alikes: [] });
    expect(await disk.read(key)).toHaveLength(1);
  });

  it("previous reports combined from several responses get the oldest response's time, and the phone number of the response stored last", async () => {
    const records = openRecords();
    const [early, late] = ['2026-11-20T06:00:00.000Z', '2026-11-22T06:00:00.000Z'];
    await records.remember({ truck: 'T-204', trailers: 'R-1' }, responseAbout('T-204', late));
    const trailer = responseAbout('R-88', early);
    await records.remember(
      { truck: 'T-9', trailers: 'R-88' },
      {
        ...trailer,
        carrier_phone: '+1 555 0100',
        vehicles: trailer.vehicles.map((known) => ({
          ...known,
          vehicle: { ...known.vehicle, kind: 'trailer' as const },
        })),
      },
    );
    const found = await records.find({ truck: 'T-204', trailers: 'R-88' });
    expect(found).toMatchObject({
      as_of: early,
      carrier_phone: '+1 555 0100',
      vehicles: [{ vehicle: { number: 'T-204' } }, { vehicle: { number: 'R-88' } }],
    });
  });

  it('a thumbnail counts as missing if it is not an image or the disk cannot be read', async () => {
    const disk = openDisk();
    const records = openRecords(disk);
    await records.remember(
      only('T-204'),
      makePreviousResponse({ ...defects.certified, photos: defectPhotos }),
    );
    await records.rememberPhoto(first, 'data:text/html,x');
    await records.rememberPhoto(second, makePictureUrl(second));
    expect(await records.findPhoto(first)).toBeNull();
    expect(await records.findPhoto(second)).toBe(makePictureUrl(second));
    const broken = openRecords({ ...disk, read: () => Promise.reject(new Error('disk')) });
    expect(await broken.findPhoto(second)).toBeNull();
    expect(await broken.find(only('T-204'))).toBeNull();
  });
});

test('without a connection, the phone knows the consent from the latest response about any truck, and none from a landed record', async () => {
  const disk = openDisk();
  const answer = (consent_version: number | null) =>
    backend.use(
      http.get(apiUrl(extensionPaths.previous), () =>
        HttpResponse.json({ ...makePreviousResponse(defects.certified), consent_version }),
      ),
    );
  const page = openPage(disk);
  stop = page.stop;
  answer(null);
  await page.readPrevious('T-204');
  answer(consentVersion);
  await page.readPrevious('T-204', 'R-1');
  serverDown();
  expect((await page.readPrevious('T-204')).data?.consent_version).toBe(consentVersion);
  const landed = (await disk.read(key)) as Landed[];
  await disk.write(
    key,
    landed.map(({ answer: { consent_version: _, ...rest }, ...record }) => ({
      ...record,
      answer: rest,
    })),
  );
  expect((await page.readPrevious('T-204')).data?.consent_version).toBeNull();
});

interface Landed {
  answer: { consent_version?: number | null };
}
