import fc from 'fast-check';
import { hornPhoto } from '@/testing/fixtures/photos';
import { closedDraft, type DraftState } from '../state/inspectionState';
import type { ServerReport } from '../state/draftContents';
import { photosAdapter, type Photo } from '../state/photo';
import { listItemPhotos, photosToSend, listPhotoChanges } from './photoPlan';

const value = fc.constantFrom(true, false, null);
const report = fc.constantFrom<ServerReport>(
  { status: 'unknown' },
  { status: 'none' },
  { status: 'created' },
  { status: 'loaded', id: 17, comments: [], savedAt: null },
  { status: 'loaded', id: 18, comments: [], savedAt: null },
);
const photo: fc.Arbitrary<Photo> = fc.record({
  ...Object.fromEntries(
    Object.entries(hornPhoto).map(([name, constant]) => [name, fc.constant(constant)]),
  ),
  form: fc.constantFrom(null, 3, 4),
  report: fc.constantFrom(null, 17, 18),
  isOnServer: fc.boolean(),
  status: fc.constantFrom('waiting' as const, 'sent' as const, 'refused' as const),
}) as fc.Arbitrary<Photo>;

const situation = fc.record({
  photo,
  report,
  entered: value,
  known: value,
  replaces: fc.constantFrom(null, 17),
});
type Situation = typeof situation extends fc.Arbitrary<infer S> ? S : never;

function makeDraftState({ photo: only, report: current, entered, known, replaces }: Situation) {
  const { checklist } = closedDraft;
  const horn = { ...checklist.entities.horn, value: entered, server: { value: known, text: '' } };
  const state: DraftState = {
    ...closedDraft,
    photos: photosAdapter.getInitialState(undefined, [only]),
    report: current,
    replaces,
    form: 4,
    trailerForm: 4,
    access: { status: 'writable', owner: 'dana.driver' },
    checklist: { ...checklist, entities: { ...checklist.entities, horn } },
  };
  return state;
}

/** Returns null if the changes deleted the photo. */
function settled(all: Situation): Photo | null {
  let current = all.photo;
  for (let turn = 0; turn < 3; turn += 1) {
    const [change] = listPhotoChanges(makeDraftState({ ...all, photo: current }));
    if (!change) return current;
    if (!change.after) return null;
    current = change.after;
  }
  throw new Error('the plan never ends');
}

const each = (check: (all: Situation) => void) => fc.assert(fc.property(situation, check));

it('the photo plan terminates, and keeps each photo that must still be sent', () => {
  each((all) => {
    const after = settled(all);
    if (all.photo.report !== null && all.photo.status === 'waiting') {
      expect(after).toMatchObject({ status: 'waiting' });
      expect(after?.report).not.toBeNull();
    }
  });
});

it('the photo plan keeps a photo that has no report yet while its item is defective, on any form', () => {
  each((all) => {
    if (all.photo.report !== null || all.entered !== false) return;
    if (all.photo.form === 4 && all.known !== false && all.report.status === 'loaded') return;
    expect(settled(all)).not.toBeNull();
  });
});

it("the photo plan keeps a photo of a defect on the screen if the report has the defect or is not loaded, and gives the photo a loaded report's id", () => {
  each((all) => {
    if (all.photo.form !== 4 || all.entered !== false) return;
    const after = settled(all);
    if (all.known === false || all.report.status !== 'loaded') expect(after).not.toBeNull();
    if (all.report.status === 'loaded' && all.known === false) {
      expect(after?.report).toBe(all.report.id);
    }
  });
});

it('the photo plan deletes no photo of the current form that does not belong to a report yet', () => {
  each((all) => {
    if (all.photo.form === 4 && all.photo.report === null) expect(settled(all)).not.toBeNull();
  });
});

it("the photo plan assigns a defect's photo to its report even if the defect was certified before this phone had the report's id", () => {
  const comments = [{ vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: true }];
  const after = settled({
    photo: { ...hornPhoto, form: 4, report: null, status: 'waiting' },
    report: { status: 'loaded', id: 17, comments, savedAt: null },
    entered: true,
    known: true,
    replaces: null,
  });
  expect(after).toMatchObject({ report: 17, status: 'waiting' });
});

it('the photo plan keeps the photos of a draft that was set aside', () => {
  const photo = { ...hornPhoto, form: 3, report: null, status: 'waiting' as const };
  const state = makeDraftState({
    photo,
    report: { status: 'none' },
    entered: null,
    known: null,
    replaces: null,
  });
  expect(listPhotoChanges(state)).toEqual([{ id: photo.id, after: null }]);
  const aside = { ...state, setAside: ['draft:aside'] };
  expect(listPhotoChanges(aside)).toEqual([]);
  const { horn, ...others } = aside.checklist.entities;
  const entities = { ...others, horn: { ...horn, value: false } };
  const onScreen = { ...aside, checklist: { ...aside.checklist, entities } };
  expect(listPhotoChanges(onScreen)).toEqual([]);
});

it('the photo plan moves a photo with a report only into the form that shows this report', () => {
  each((all) => {
    const { photo, report } = all;
    if (photo.form === 4 || photo.report === null) return;
    const isOnScreen = report.status === 'loaded' && report.id === photo.report;
    if (photo.form === null || !isOnScreen) expect(settled(all)?.form).not.toBe(4);
  });
});

it('the photo plan keeps the photos of a report to which the driver returns, and shows them once that report is fetched', () => {
  const photo = { ...hornPhoto, form: 3, report: 17, status: 'sent' as const };
  const returned = { photo, entered: null, known: null, replaces: null };
  expect(settled({ ...returned, report: { status: 'unknown' } })).toBe(photo);
  const report = { status: 'loaded' as const, id: 17, comments: [], savedAt: null };
  const after = settled({ ...returned, report, entered: false, known: false });
  expect(after).toEqual({ ...photo, form: 4 });
});

it('the photo plan assigns a photo to the report that the driver left, and sends the photo after its defect', () => {
  const photo = { ...hornPhoto, form: 3 };
  const state = makeDraftState({
    photo,
    report: { status: 'none' },
    entered: null,
    known: null,
    replaces: 17,
  });
  const tap = { key: 'horn', value: false, text: 'No sound', trailers: {} } as const;
  const left = [{ id: 17, comments: [], form: 3, trailerForm: 3, taps: [tap] }];
  const after = { ...photo, report: 17, form: null };
  expect(listPhotoChanges({ ...state, left })).toEqual([{ id: photo.id, after }]);
  const photos = photosAdapter.getInitialState(undefined, [after]);
  expect(photosToSend({ ...state, left, photos })).toEqual([]);
  expect(photosToSend({ ...state, left: [], photos })).toEqual([after]);
});

it("the photo plan deletes the earlier trailer's photos from the phone, and assigns a truck photo to the new report", () => {
  const form = 4;
  const photos = [
    { ...hornPhoto, id: 'horn', form, report: 17, status: 'sent' as const },
    { ...hornPhoto, id: 'sent', item: 'doors' as const, form, report: 17, status: 'sent' as const },
    { ...hornPhoto, id: 'new', item: 'doors' as const, form, report: null },
  ];
  const [only = hornPhoto] = photos;
  const open = {
    ...makeDraftState({
      photo: only,
      report: { status: 'loaded', id: 18, comments: [], savedAt: null },
      entered: false,
      known: false,
      replaces: null,
    }),
    photos: photosAdapter.getInitialState(undefined, photos),
    trailerForm: 5,
  };
  expect(listItemPhotos(open, 'horn').map(({ id }) => id)).toEqual(['horn']);
  expect(listItemPhotos(open, 'doors')).toEqual([]);
  expect(listPhotoChanges(open)).toEqual([
    { id: 'horn', after: { ...only, report: 18, status: 'waiting' } },
    { id: 'sent', after: null },
    { id: 'new', after: null },
  ]);
  // A draft that was set aside may need the photo without a report.
  expect(listPhotoChanges({ ...open, setAside: ['draft'] }).map(({ id }) => id)).toEqual([
    'horn',
    'sent',
  ]);
});

it('the photo plan is empty in a tab that only shows the draft', () => {
  each((all) => {
    const state = {
      ...makeDraftState(all),
      access: { status: 'readOnly', owner: 'dana.driver' } as const,
    };
    expect(listPhotoChanges(state)).toEqual([]);
  });
});
