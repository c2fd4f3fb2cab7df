import * as v from 'valibot';
import { draftShown, itemMarkedDefective } from '@/features/inspection/model/inspectionSlice';
import { selectPhotos } from '@/features/inspection/model/state/photo';
import { hornPhoto, rejectedPhoto, sentPhoto } from '@/testing/fixtures/photos';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { withoutInterface } from '@/testing/withoutInterface';
import { isRemovable, removePhoto, restorePhoto, takePhotos } from './takePhotos';

jest.mock('./shrink', () => ({
  preloadShrink: async () => undefined,
  shrink: async (file: Blob) =>
    file.size === 0 ? null : { picture: new ArrayBuffer(3), thumbnail: 'data:,' },
}));

const picture = new Blob(['picture']);
const unreadable = new Blob([]);
const uuid = v.pipe(v.string(), v.uuid());

let stop: () => void = () => undefined;
afterEach(() => stop());

async function openReport(storage = openDisk()) {
  const report = openReportStore(createPhone(storage));
  ({ stop } = report);
  await report.writable();
  report.store.dispatch(itemMarkedDefective('horn'));
  const { dispatch } = report.store;
  const take = (...files: Blob[]) => dispatch(takePhotos('horn', files));
  const shown = () => selectPhotos(report.state().photos);
  return { ...report, dispatch, take, shown };
}

const readOnly = draftShown({ owner: 'dana.driver', contents: null, photos: [] });

describe('a new photo', () => {
  it('a new photo belongs to its item and the form on the screen, and waits for a report', async () => {
    const { take, shown, state } = await openReport();
    expect(await take(picture)).toBeNull();
    expect(shown()).toMatchObject([
      {
        item: 'horn',
        form: state().form,
        report: null,
        isOnServer: false,
        status: 'waiting',
        refusal: '',
        thumbnail: 'data:,',
      },
    ]);
    expect(shown()[0]).not.toHaveProperty('picture');
  });

  it('a photo gets a UUID even in a browser without crypto.randomUUID, as on a page without https', async () => {
    const { take, shown } = await openReport();
    withoutInterface(crypto, 'randomUUID');
    expect(await take(picture, picture)).toBeNull();
    const ids = shown().map(({ id }) => id);
    expect(ids.filter((id) => v.is(uuid, id))).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it('an unreadable photo is not added, unlike the others, and a message says how many photos could not be read', async () => {
    const { take, shown } = await openReport();
    expect(await take(unreadable, picture)).toBe(
      'A picture could not be read, and was not added. Take the photo with this page.',
    );
    expect(shown()).toHaveLength(1);
    expect(await take(unreadable, unreadable)).toBe(
      '2 pictures could not be read, and were not added. Take the photos with this page.',
    );
  });

  it('a defect accepts at most four photos, and a message says that the others were not added', async () => {
    const { take, shown } = await openReport();
    expect(await take(picture, picture, picture)).toBeNull();
    expect(await take(unreadable, picture)).toBe(
      'A picture could not be read, and was not added. Take the photo with this page. ' +
        'A defect has 4 photos at most. The others were not added.',
    );
    expect(await take(picture)).toBeNull();
    expect(shown()).toHaveLength(4);
  });

  it('no photo is added in a tab that only shows the draft', async () => {
    const { dispatch, take, shown } = await openReport();
    dispatch(readOnly);
    expect(await take(picture)).toBeNull();
    expect(shown()).toEqual([]);
  });

  it('no photo is added while the disk is full, and a message says so', async () => {
    const disk = openDisk();
    const { take, shown } = await openReport(disk);
    jest.spyOn(disk, 'write').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await take(picture)).toMatch(
      /^This phone did not keep the photo because its storage is full/,
    );
    expect(shown()).toEqual([]);
  });

  it('no photo is added in a browser without storage, and a message says that the browser cannot store photos', async () => {
    const disk = openDisk();
    const { take, shown } = await openReport(disk);
    jest.spyOn(disk, 'write').mockRejectedValue(new DOMException('blocked', 'InvalidStateError'));
    expect(await take(picture)).toMatch(/^This browser cannot store photos/);
    expect(shown()).toEqual([]);
  });
});

describe('a removed photo', () => {
  it('a removed photo that the driver puts back is on the form and the phone again', async () => {
    const { dispatch, take, shown } = await openReport();
    await take(picture);
    const [photo] = shown();
    const removed = await dispatch(removePhoto(photo?.id ?? ''));
    expect(shown()).toEqual([]);
    if (!removed) throw new Error('The photo was not on the phone');
    await dispatch(restorePhoto(removed));
    expect(shown()).toEqual([photo]);
    expect(await dispatch(removePhoto(removed.id))).toMatchObject({ id: removed.id });
  });

  it('the driver cannot put a removed photo back on another form', async () => {
    const { dispatch, take, shown } = await openReport();
    await take(picture);
    const removed = await dispatch(removePhoto(shown()[0]?.id ?? ''));
    if (!removed) throw new Error('The photo was not on the phone');
    await dispatch(restorePhoto({ ...removed, form: 7 }));
    expect(shown()).toEqual([]);
  });

  it('the driver cannot remove a photo or put it back in a tab that only shows the draft', async () => {
    const { dispatch, take, shown, state } = await openReport();
    await take(picture);
    const [photo] = shown();
    if (!photo) throw new Error('There is no photo');
    dispatch(draftShown({ owner: 'dana.driver', contents: state(), photos: [photo] }));
    expect(await dispatch(removePhoto(photo.id))).toBeNull();
    expect(shown()).toEqual([photo]);
    const other = { ...photo, id: 'other', picture: null };
    await dispatch(restorePhoto(other));
    expect(shown()).toEqual([photo]);
  });
});

test('a photo is removable before its report is saved, or if the server has rejected the photo', () => {
  expect([hornPhoto, sentPhoto, rejectedPhoto].map(isRemovable)).toEqual([true, false, true]);
  expect(isRemovable({ ...hornPhoto, report: 17 })).toBe(false);
});
