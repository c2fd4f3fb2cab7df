import { closedDraft } from '@/features/inspection/model/state/inspectionState';
import type { DraftContents } from '@/features/inspection/model/state/draftContents';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { waitingSubmission } from '@/testing/fixtures/submission';
import { parseDraft } from './draftRecord';

function storedDraft(): DraftContents {
  const { checklist, header } = closedDraft;
  const { horn, doors } = checklist.entities;
  return {
    ...structuredClone(closedDraft),
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

const waiting = {
  status: 'waiting',
  submission: waitingSubmission,
  hasWaited: true,
  step: { kind: 'create', outcomeUnknown: true },
};

it('a stored draft keeps its trip, the trailers that have a defect, and the trip of a sent report', () => {
  const parsed = parseDraft(storedDraft());
  expect(parsed?.header.trip).toEqual({ chosen: 'after', server: 'before' });
  expect(parsed?.checklist.entities.doors.trailers).toEqual(['53-0192']);
  expect(parsed?.sent[0]?.trip).toBe('after');
});

it('a report that an earlier version stored without the time of its last change can still be read', () => {
  const loaded = { status: 'loaded', id: 17, comments: [] };
  expect(parseDraft({ ...storedDraft(), report: loaded })?.report).toEqual({
    ...loaded,
    savedAt: null,
  });
});

it('a stored draft keeps its sent patches, and a draft stored by an earlier version has none', () => {
  const { attempts, ...landed } = { ...storedDraft(), attempts: { horn: true } };
  expect(parseDraft({ ...landed, attempts })?.attempts).toEqual({ horn: true });
  expect(parseDraft(landed)?.attempts).toEqual({});
});

it('a stored draft keeps the current report that was last fetched, and a draft stored by an earlier version has none', () => {
  const lastFetched = { id: 17, response: '[17]', isOutdated: true };
  const landed = storedDraft();
  expect(parseDraft({ ...landed, lastFetched })?.lastFetched).toEqual(lastFetched);
  expect(parseDraft(landed)?.lastFetched).toBeNull();
});

it.each([
  ['unknown', { chosen: 'later', server: null }, ['53-0192', 7], 'later'],
  ['of the wrong type', 'after', '53-0192', 1],
  ['missing', undefined, undefined, undefined],
])(
  'a stored draft keeps its other contents if the trip and the trailers are %s',
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
      text: 'Hinge',
      trailers: [],
      isContested: false,
    });
    expect(parsed?.checklist.entities.horn).toEqual(entities.horn);
    expect(parsed?.sent).toMatchObject([{ header: draft.sent[0]?.header, trip: null }]);
  },
);

describe('a stored draft', () => {
  it('a stored draft gets an unchecked item in place of each missing one, and loses unknown items', () => {
    const { horn } = storedDraft().checklist.entities;
    const parsed = parseDraft({
      ...storedDraft(),
      checklist: { entities: { horn, wings: { ...horn, key: 'wings' } } },
    });
    expect(Object.keys(parsed?.checklist.entities ?? {})).toHaveLength(63);
    expect(parsed?.checklist.entities.horn).toEqual(horn);
    expect(parsed?.checklist.entities.doors).toEqual(closedDraft.checklist.entities.doors);
  });

  it.each([
    ['null in place of its contents', null],
    ['a string in place of its contents', 'damaged'],
    [
      'an item of the wrong type',
      { checklist: { entities: { horn: { key: 'horn', value: 'x' } } } },
    ],
    ["an item without the server's value", { checklist: { entities: { horn: { key: 'horn' } } } }],
    ['a header without its fields', { header: { values: {}, server: {} } }],
    ['a report without an id', { report: { status: 'loaded', comments: [] } }],
    ['a report of an unknown status', { report: { status: 'lost' } }],
    ['a patch of an unknown item', { patches: ['wings'] }],
    ['a submission of an unknown status', { outbox: { status: 'lost', outcomeUnknown: null } }],
    ['a waiting submission without its request', { outbox: { ...waiting, submission: null } }],
    ['a step of an unknown kind', { outbox: { ...waiting, step: { kind: 'fly' } } }],
  ])('a stored draft with %s counts as completely damaged', (_what, damage) => {
    const stored = typeof damage === 'object' && damage ? { ...storedDraft(), ...damage } : damage;
    expect(parseDraft(stored)).toBeNull();
  });

  it.each([
    ['the sent patches', { attempts: { horn: 'x' } }, { attempts: {} }],

    ['the replaced report', { replaces: {} }, { replaces: null }],
    ['the vehicles at the office', { atOffice: 7 }, { atOffice: null }],
    ['the truck at the office', { truckAtOffice: 7 }, { atOffice: null }],
    ['the vehicles of the marks', { markedOn: 7 }, { markedOn: { truck: '', trailers: '' } }],
    ['the other report', { otherReport: 'x' }, { otherReport: null }],
    ['the taps of a report that was left', { left: 'x' }, { left: [] }],
    ['the form', { form: 'x' }, { form: 0 }],
    ['the sent reports', { sent: 'x' }, { sent: [] }],
    ['the prefill', { prefill: 'x' }, { prefill: { header: null, odometers: [] } }],
  ])('a stored draft keeps its other parts if %s cannot be read', (_what, damage, repaired) => {
    expect(parseDraft({ ...storedDraft(), ...damage })).toEqual({
      ...parseDraft(storedDraft()),
      ...repaired,
    });
  });

  it("a stored draft keeps the rest of the header if the driver's choices in the header cannot be read", () => {
    const { header } = storedDraft();
    const damage = { isConditionChosen: 1, isFolded: 'x', confirmed: { moment: 7 }, trip: 'x' };
    expect(parseDraft({ ...storedDraft(), header: { ...header, ...damage } })?.header).toEqual({
      values: header.values,
      server: header.server,
      isConditionChosen: false,
      isFolded: false,
      confirmed: {
        moment: '',
        odometer: '',
        truck: '',
        trailers: '',
        truckOwner: '',
        trailerOwners: '',
      },
      chosen: [],
      trip: { chosen: null, server: null },
    });
    const chosen = { isConditionChosen: true, isFolded: true };
    // Earlier versions stored this format, because they did not ask about vehicle numbers.
    const confirmed = { moment: '2026-11-21 06:45', odometer: 'T-204 418220' };
    const stored = { ...storedDraft(), header: { ...header, ...chosen, confirmed } };
    expect(parseDraft(stored)?.header).toEqual({
      ...stored.header,
      confirmed: { ...confirmed, truck: '', trailers: '', truckOwner: '', trailerOwners: '' },
      chosen: [],
    });
  });

  it.each([
    { status: 'empty', outcomeUnknown: 'send' },
    { status: 'empty', outcomeUnknown: null },
    { status: 'withdrawn', outcomeUnknown: 'create' },
    waiting,
    { ...waiting, status: 'queued', step: { kind: 'identify' } },
    { ...waiting, submission: { ...waiting.submission, key: 'made by the phone' } },
    { ...waiting, submission: { ...waiting.submission, trip: 'after', utcOffset: -360 } },
    { ...waiting, status: 'sending', step: { kind: 'send', id: 17, outcomeUnknown: false } },
  ])('a stored draft keeps its submission: %j', (outbox) => {
    expect(parseDraft({ ...storedDraft(), outbox })?.outbox).toEqual(outbox);
  });

  it.each([
    { status: 'unknown' },
    { status: 'none' },
    { status: 'created' },
    {
      status: 'loaded',
      id: 17,
      savedAt: '2026-11-21T12:45:00.000Z',
      comments: [{ vehicle_inspection: 17, key: 'horn', text: 'Silent', fixed: false }],
    },
  ])('a stored draft keeps its report: %j', (report) => {
    expect(parseDraft({ ...storedDraft(), report })?.report).toEqual(report);
  });

  it.each([
    { kind: 'new', key: '5f0c3f7a-6c1d-4b53-9d0e-0e2f6b1c9a11' },
    { kind: 'new', key: '', corrects: 17 },
    { kind: 'saved', id: 17 },
  ])('a stored draft keeps its identity: %j', (identity) => {
    expect(parseDraft({ ...storedDraft(), identity })?.identity).toEqual(identity);
  });

  it.each([
    [{ kind: 'saved', id: 17 }, { report: { status: 'created', id: 17 } }],
    [{ kind: 'new', key: '' }, { report: { status: 'created' } }],
    [{ kind: 'new', key: '' }, { report: { status: 'none' } }],
    [
      { kind: 'new', key: 'made by the phone' },
      {
        report: { status: 'created', id: 17 },
        outbox: { ...waiting, submission: { ...waiting.submission, key: 'made by the phone' } },
      },
    ],
  ])('a draft stored by an earlier version gets the identity %j', (identity, stored) => {
    const draft = parseDraft({ ...storedDraft(), identity: undefined, ...stored });
    expect(draft?.identity).toEqual(identity);
    expect(draft?.report).toEqual({ status: stored.report.status });
  });
});
