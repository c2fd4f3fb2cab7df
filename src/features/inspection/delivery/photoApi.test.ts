import { http, HttpResponse } from 'msw';
import { extensionPaths } from '@/contract/extensions';
import { PhotosOnPhone } from '@/features/inspection/storage/photosOnPhone';
import { hornPhoto } from '@/testing/fixtures/photos';
import { apiUrl, backend, extendedSettings, startBackend } from '@/testing/msw/backend';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore, photosOnPhone } from '@/testing/report/reportStore';
import { photoApi } from './photoApi';

jest.mock('@/api/dataUrl', () => jest.requireActual<object>('@/testing/nodeDataUrl'));

startBackend();

const owner = 'dana.driver';
const { id } = hornPhoto;
const bytes = (text: string) => new TextEncoder().encode(text).slice().buffer;
const dataUrl = (text: string) => `data:image/jpeg;base64,${btoa(text)}`;

let stop: () => void = () => undefined;
afterEach(() => stop());

/** `picture` is the phone's copy, or null. */
async function openPhoto(picture: string | null, disk = openDisk()) {
  const report = openReportStore(createPhone(disk), extendedSettings);
  ({ stop } = report);
  const photos = photosOnPhone(report.store, owner);
  await photos.add({ ...hornPhoto, picture: picture === null ? null : bytes(picture) });
  return report.store.dispatch(photoApi.endpoints.fullPhoto.initiate({ owner, id }));
}

const serve = (respond: (request: Request) => Response) =>
  backend.use(http.get(apiUrl(extensionPaths.photo), ({ request }) => respond(request)));

test('a full-size photo comes from the phone, without a call, if the phone has the picture', async () => {
  const respond = jest.fn(() => HttpResponse.json({}, { status: 404 }));
  serve(respond);
  expect(await openPhoto('on the phone')).toMatchObject({ data: dataUrl('on the phone') });
  expect(respond).not.toHaveBeenCalled();
});

test('a full-size photo comes from the server if the picture is no longer on the phone', async () => {
  const searches: string[] = [];
  serve(({ url }) => {
    searches.push(new URL(url).search);
    return new HttpResponse('on the server', { headers: { 'Content-Type': 'image/jpeg' } });
  });
  expect(await openPhoto(null)).toMatchObject({ data: dataUrl('on the server') });
  expect(searches).toEqual(['?size=full']);
});

test('a full-size photo comes from the server if the disk cannot be read', async () => {
  const disk = openDisk();
  serve(() => new HttpResponse('on the server', { headers: { 'Content-Type': 'image/jpeg' } }));
  const read = jest.spyOn(disk, 'read').mockRejectedValue(new Error('disk'));
  jest.spyOn(PhotosOnPhone.prototype, 'add').mockResolvedValueOnce();
  expect(await openPhoto(null, disk)).toMatchObject({ data: dataUrl('on the server') });
  expect(read).toHaveBeenCalledWith(expect.stringContaining(id));
});

test('a photo that neither the phone nor the server has cannot be opened', async () => {
  serve(() => HttpResponse.json({ detail: 'Not found.' }, { status: 404 }));
  expect(await openPhoto(null)).toMatchObject({ error: { kind: 'rejected' } });
});
