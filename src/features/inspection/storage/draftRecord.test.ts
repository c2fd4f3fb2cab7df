import { initialState } from '@/features/inspection/model/state/inspectionState';
import type { DraftContents } from '@/features/inspection/model/state/draftContents';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { parseDraft } from './draftRecord';

/** A stored draft with the horn defective, and the doors of one trailer. */
function storedDraft(): DraftContents {
  const { checklist, header } = initialState;
  const { horn, doors } = checklist.entities;
  return {
    ...structuredClone(initialState),
    checklist: {
      ...checklist,
      entities: {
        ...checklist.entities,
        horn: { ...horn, value: false, text: 'Silent', enteredAt: '2026-11-21T08:00:00.000Z' },
        doors: { ...doors, value: false, text: 'Hinge', trailers: ['53-0192'] },
      },
    },
    header: { ...header, trip: { chosen: 'after', server: 'before' } },
    sent: [{ ...makeSentReport(), trip: 'after' }],
  };
}

it('a stored draft has the trip and the trailers that were stored', () => {
  const parsed = parseDraft(storedDraft());
  expect(parsed?.header.trip).toEqual({ chosen: 'after', server: 'before' });
  expect(parsed?.checklist.entities.doors.trailers).toEqual(['53-0192']);
  expect(parsed?.sent[0]?.trip).toBe('after');
});

it('a stored draft has no time of the last change if an earlier version stored the report', () => {
  const loaded = { status: 'loaded', id: 17, comments: [] };
  expect(parseDraft({ ...storedDraft(), report: loaded })?.report).toEqual({
    ...loaded,
    savedAt: null,
  });
});

it.each([
  ['unknown', { chosen: 'later', server: null }, ['53-0192', 7], 'later'],
  ['of another type', 'after', '53-0192', 1],
  ['missing', undefined, undefined, undefined],
])(
  'a stored draft keeps the rest if the trip and the trailers are %s',
  (_what, trip, trailers, ofSent) => {
    const draft = storedDraft();
    const { entities } = draft.checklist;
    const parsed = parseDraft({
      ...draft,
      checklist: { entities: { ...entities, doors: { ...entities.doors, trailers } } },
      header: { ...draft.header, trip },
      sent: draft.sent.map((report) => ({ ...report, trip: ofSent })),
    });
    expect(parsed?.header.trip).toEqual({ chosen: null, server: null });
    expect(parsed?.checklist.entities.doors).toMatchObject({
      ...{ text: 'Hinge', trailers: [], isContested: false },
    });
    expect(parsed?.checklist.entities.horn).toEqual(entities.horn);
    expect(parsed?.sent).toMatchObject([{ header: draft.sent[0]?.header, trip: null }]);
  },
);
