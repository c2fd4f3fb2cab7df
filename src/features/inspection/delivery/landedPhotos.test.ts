import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { checklistKeys } from '@/contract/checklist';
import { extensionPaths } from '@/contract/extensions';
import {
  itemMarkedDefective,
  newInspectionStarted,
  reportOpened,
} from '@/features/inspection/model/inspectionSlice';
import { listItemPhotos } from '@/features/inspection/model/rules/photoPlan';
import { makeInspection } from '@/testing/fixtures/inspection';
import { allClearRequest } from '@/testing/fixtures/submission';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { takePhotos } from './takePhotos';

startBackend();

jest.mock('./shrink', () => ({
  preloadShrink: async () => undefined,
  shrink: async () => ({ picture: new ArrayBuffer(1), thumbnail: 'data:,' }),
}));

const place = 'http%3A%2F%2Fapi.test:dana.driver';
const review = {
  id: 'review-1',
  name: 'Dana Miles',
  reviewed_at: '2026-11-21T12:40:00.000Z',
  reports: [90],
  not_fixed: [],
  confirmed_safe: false,
};

/** A draft as commit 8514ef2 wrote it. The form is report 17, with a silent horn. */
function landedRecord() {
  const { date_inspected, comments: _comments, ...request } = allClearRequest;
  const [date = '', time = ''] = date_inspected.split(' ');
  const items: readonly string[] = checklistKeys;
  const fields = Object.entries(request).filter(([name]) => !items.includes(name));
  const values = { ...Object.fromEntries(fields), date, time };
  const entities = Object.fromEntries(
    checklistKeys.map((key) => {
      const answer =
        key === 'horn' ? { value: false, text: 'No sound' } : { value: true, text: '' };
      const rest = { enteredAt: null, trailers: [], isContested: false };
      return [key, { key, ...answer, server: answer, ...rest }];
    }),
  );
  return {
    checklist: { ids: [...checklistKeys], entities },
    header: {
      values,
      server: values,
      isConditionChosen: true,
      isFolded: false,
      confirmed: { moment: '', odometer: '' },
      trip: { chosen: null, server: null },
    },
    report: {
      status: 'loaded',
      id: 17,
      savedAt: null,
      comments: [{ vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false }],
    },
    replaces: null,
    outbox: { status: 'empty', outcomeUnknown: null },
    patches: [],
    sent: [],
    review: {
      notFixed: [],
      safeWith: [31],
      read: [32],
      outbox: [review],
      isRefused: false,
      signed: {
        name: review.name,
        at: review.reviewed_at,
        reports: [90],
        certified: [],
        notFixed: [],
      },
    },
    form: 2,
    _persist: { version: 2, rehydrated: true },
  };
}

/** A photo as commit 8514ef2 wrote it. */
const landedPhoto = (id: string, photo: object) => ({
  id,
  takenAt: `2026-11-21T12:4${id.at(-1)}:00.000Z`,
  thumbnail: 'data:,',
  isOnServer: false,
  status: 'waiting',
  refusal: '',
  picture: new ArrayBuffer(4),
  ...photo,
});

const landedPhotos = [
  landedPhoto('sent-1', {
    item: 'horn',
    form: 2,
    report: 17,
    isOnServer: true,
    status: 'sent',
    picture: null,
  }),
  landedPhoto('waiting-2', { item: 'horn', form: 2, report: 17 }),
  // Its item is good again, but the phone must still send this photo.
  landedPhoto('detached-3', { item: 'mirrors', form: -1, report: 17 }),
  // A photo of an earlier form.
  landedPhoto('earlier-4', { item: 'horn', form: 1, report: 16 }),
];

let stop: () => void = () => undefined;
afterEach(() => stop());

async function openLanded() {
  const disk = openDisk();
  await disk.write(`report:v2:${place}`, landedRecord());
  for (const photo of landedPhotos) await disk.write(`photos:v1:${place}:${photo.id}`, photo);
  const arrived: string[] = [];
  const comments = [{ vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false }];
  backend.use(
    http.get(apiUrl(calls.currentInspection), () =>
      HttpResponse.json({ ...makeInspection(true, { horn: false }), comments }),
    ),
    http.post(apiUrl(extensionPaths.reviews), async ({ request }) => {
      arrived.push(JSON.stringify(await request.json()));
      return HttpResponse.json({ id: 'review', reopened: [] });
    }),
    http.post(apiUrl(extensionPaths.photo), ({ request, params }) => {
      arrived.push(`${String(params['id'])} ${new URL(request.url).searchParams.get('report')}`);
      return HttpResponse.json({ id: params['id'], driver_id: 1, taken_at: '2026-11-21' });
    }),
  );
  const page = openReportStore(createPhone(disk), { ...testSettings, fleet: true });
  stop = page.stop;
  await page.writable();
  return { ...page, arrived, disk };
}

test('a draft stored by an earlier version keeps its photos and its review, and the waiting ones are sent', async () => {
  const { store, state, until, arrived } = await openLanded();
  expect(state().setAside).toEqual([]);
  expect(state().form).toBe(2);
  expect(state().review).toMatchObject({ safeWith: [31], read: [32], outbox: [review] });
  store.dispatch(reportOpened({ announce: false }));
  const shown = () => listItemPhotos(state(), 'horn').map(({ id, status }) => `${id} ${status}`);
  await until(({ review: { outbox } }) => outbox.length === 0 && arrived.length === 4);
  await until(() => shown().every((photo) => photo.endsWith('sent')));
  expect(shown()).toEqual(['sent-1 sent', 'waiting-2 sent']);
  expect(arrived.sort()).toEqual(
    ['waiting-2 17', 'detached-3 17', 'earlier-4 16', JSON.stringify(review)].sort(),
  );
});

test('a new inspection stores its form and photos in the format of earlier versions', async () => {
  const { store, until, state, isSaved, disk } = await openLanded();
  store.dispatch(newInspectionStarted({ date: '2026-11-23', time: '06:00' }));
  store.dispatch(itemMarkedDefective('mirrors'));
  expect(await store.dispatch(takePhotos('mirrors', [new Blob(['x'])]))).toBeNull();
  await until(() => isSaved());
  const { form } = state();
  expect(Number.isSafeInteger(form)).toBe(true);
  expect(landedPhotos.map((photo) => (photo as { form?: number }).form)).not.toContain(form);
  expect(await disk.read(`report:v2:${place}`)).toMatchObject({ form });
  const [taken] = listItemPhotos(state(), 'mirrors');
  expect(await disk.read(`photos:v1:${place}:${taken?.id}`)).toMatchObject({ form, refusal: '' });
});
