import { hornPhoto } from '@/testing/fixtures/photos';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore, photosOnPhone } from '@/testing/report/reportStore';
import { draftNames } from './draftNames';

const picture = new Uint8Array([1, 2, 3]).buffer;
const stored = { ...hornPhoto, picture };

let stop: () => void = () => undefined;
afterEach(() => stop());

function openPhotos() {
  const disk = openDisk();
  const report = openReportStore(createPhone(disk));
  ({ stop } = report);
  const of = (owner: string) => photosOnPhone(report.store, owner);
  return { disk, of, photos: of('dana.driver') };
}

describe('the photos on a phone', () => {
  it('photos are listed oldest first, without their pictures and without damaged records', async () => {
    const { disk, photos } = openPhotos();
    const times = ['2026-11-21T12:50:00.000Z', '2026-11-21T12:40:00.000Z'];
    const taken = times.map((takenAt, index) => ({ ...stored, id: `${index}`, takenAt }));
    for (const photo of taken) await photos.add(photo);
    const { photos: prefix } = draftNames('http://api.test', 'dana.driver');
    await disk.write(`${prefix}:2`, { ...stored, item: 'wings' });
    const listed = await photos.list();
    expect(listed.map(({ id }) => id)).toEqual(['1', '0']);
    expect(listed[0]).not.toHaveProperty('picture');
  });

  it("another driver of the same phone can neither list nor read a driver's photo", async () => {
    const { photos, of } = openPhotos();
    await photos.add(stored);
    expect(await of('lee').list()).toEqual([]);
    expect(await of('lee').read(stored.id)).toBeNull();
    expect(await photos.read(stored.id)).toMatchObject({ id: stored.id });
  });

  it('photos that an earlier version stored only to be sent belong to no form', async () => {
    const { photos } = openPhotos();
    await photos.add({ ...stored, form: -1 });
    expect(await photos.list()).toMatchObject([{ form: null }]);
  });

  it('changed photos keep their pictures until the server has them', async () => {
    const { photos } = openPhotos();
    await photos.add(stored);
    expect(await photos.change({ ...hornPhoto, report: 17 })).toBe(true);
    const changed = await photos.read(stored.id);
    expect(changed).toMatchObject({ report: 17 });
    expect(changed?.picture?.byteLength).toBe(3);
    expect(await photos.change({ ...hornPhoto, isOnServer: true })).toBe(true);
    expect((await photos.read(stored.id))?.picture).toBeNull();
  });

  it('changing a removed photo does not restore it', async () => {
    const { photos } = openPhotos();
    await photos.add(stored);
    await photos.drop(stored.id);
    expect(await photos.change({ ...hornPhoto, report: 17 })).toBe(false);
    expect(await photos.list()).toEqual([]);
  });
});
