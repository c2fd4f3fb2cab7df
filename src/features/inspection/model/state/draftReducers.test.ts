import { after, draftAfter, now, pressedAt, withPending } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { hornPhoto } from '@/testing/fixtures/photos';
import {
  draftBecameWritable,
  draftClosed,
  draftOpened,
  draftResumed,
  draftShown,
  itemMarkedDefective,
  photoDropped,
  photosRead,
  photoStored,
  reportLoaded,
  reportMissing,
  reportSetAside,
  setAsideRemoved,
} from '../inspectionSlice';
import { toLoadedReport } from '../rules/reportContents';
import { blankDraft } from './draftContents';
import { closedDraft } from './inspectionState';
import { selectPhotos } from './photo';
import { blankReview } from './review';

const later = { date: '2026-11-23', time: '09:05' };
const entered = draftAfter(reportMissing(now), pressedAt(itemMarkedDefective('horn')));
const saved = draftAfter(reportLoaded(toLoadedReport(makeInspection(true), now)));
const open = (setAside: string[] = []) =>
  draftBecameWritable({ owner: 'lee', now: later, setAside });

describe("the next driver's draft", () => {
  it("opening the next driver's draft, or closing the draft, leaves nothing of the previous driver's draft", () => {
    expect(after(entered, draftOpened('lee'))).toEqual({
      ...closedDraft,
      access: { status: 'opening', owner: 'lee' },
    });
    expect(after(entered, draftClosed())).toBe(closedDraft);
  });

  it('a tab shows only the saved part of a draft that another tab writes', () => {
    const contents = { ...blankDraft, form: 7 };
    const shown = draftShown({ owner: 'lee', contents, photos: [hornPhoto] });
    const state = after(entered, shown);
    expect(state).toMatchObject({ form: 7, access: { status: 'readOnly', owner: 'lee' } });
    expect(state.checklist).toBe(blankDraft.checklist);
    expect(selectPhotos(state.photos)).toEqual([hornPhoto]);
    const nothing = draftShown({ owner: 'lee', contents: null, photos: [] });
    expect(after(entered, nothing)).toEqual({
      ...closedDraft,
      access: { status: 'readOnly', owner: 'lee' },
    });
  });
});

describe('a draft that was read from the phone', () => {
  it('a draft read from the phone lists the drafts that were set aside, without those that were removed later', () => {
    const state = after(entered, open(['first', 'second']));
    expect(state).toMatchObject({
      access: { status: 'writable', owner: 'lee' },
      setAside: ['first', 'second'],
    });
    expect(after(state, setAsideRemoved('first')).setAside).toEqual(['second']);
  });

  it('a draft read from the phone gets the current time if it has no entries', () => {
    expect(after(closedDraft, open()).header.values).toMatchObject(later);
    expect(after(entered, open()).header.values).toMatchObject(now);
  });

  it('a draft read from the phone makes its submission wait with an unknown outcome', () => {
    const pending = withPending(saved);
    expect(after(pending, open()).outbox).toEqual({
      ...pending.outbox,
      status: 'waiting',
      step: { kind: 'create', outcomeUnknown: true },
      hasWaited: true,
    });
  });

  it('reading a draft from the phone withdraws its submission if the driver changed the report during the call', () => {
    const changed = after(withPending(saved), itemMarkedDefective('horn'));
    expect(after(changed, open()).outbox).toEqual({
      status: 'withdrawn',
      outcomeUnknown: 'create',
    });
  });
});

describe('a draft that was set aside', () => {
  const left = [{ id: 16, comments: [], form: 3, trailerForm: 3, taps: [] }];
  const signed = { id: 'first', name: 'Dana Miles', reviewed_at: '2026-11-21T12:50:00.000Z' };
  const toSend = { ...signed, reports: [10], not_fixed: [], confirmed_safe: true };
  const before = {
    ...entered,
    left,
    prefill: { header: null, odometers: [{ truck: 'T-204', miles: 418220, day: '2026-11-21' }] },
    review: { ...blankReview, safeWith: [31], outbox: [toSend] },
  };

  it("setting a draft aside leaves a blank form and keeps other reports' unsent taps and reviews", () => {
    const state = after(before, reportSetAside(['aside']));
    expect(state.checklist).toBe(blankDraft.checklist);
    expect(state).toMatchObject({
      setAside: ['aside'],
      left,
      prefill: before.prefill,
      review: { safeWith: [], outbox: [toSend] },
    });
  });

  it('a resumed draft becomes the form again, and its submission waits with an unknown outcome', () => {
    const contents = { ...blankDraft, ...withPending(saved), form: 7, left: [] };
    const state = after(before, draftResumed(contents));
    expect(state).toMatchObject({
      form: 7,
      access: before.access,
      left,
      prefill: before.prefill,
      report: { status: 'loaded', id: 17 },
      review: { outbox: [toSend] },
      outbox: { status: 'waiting', step: { kind: 'create', outcomeUnknown: true } },
    });
    expect(state.checklist).toEqual(saved.checklist);
  });
});

describe('the photos in the store', () => {
  const another = { ...hornPhoto, id: 'another' };

  it('the store has the photos on the disk and those taken while the disk was being read', () => {
    const taken = { ...hornPhoto, refusal: 'taken' };
    const state = after(entered, photoStored(taken), photosRead([hornPhoto, another]));
    expect(selectPhotos(state.photos)).toEqual([taken, another]);
  });

  it('a photo in the store changes or disappears together with the photo on the disk', () => {
    const state = after(entered, photosRead([hornPhoto, another]));
    const sent = { ...hornPhoto, report: 17 };
    expect(selectPhotos(after(state, photoStored(sent)).photos)).toEqual([sent, another]);
    expect(selectPhotos(after(state, photoDropped(hornPhoto.id)).photos)).toEqual([another]);
  });
});
