import {
  after,
  categoryGood,
  draftAfter,
  now,
  trailerAbsent,
  withPending,
  pressedAt,
} from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  clockCompared,
  connectionHinted,
  defectTextChanged,
  headerFieldChanged,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  loadingFailed,
  newInspectionStarted,
  newInspectionUndone,
  officeValueTaken,
  otherVehicleStarted,
  phoneWoke,
  problemsFound,
  reportCreated,
  reportLoaded,
  reportMissing,
  reportOpened,
  reportSubmitted,
  retryRequested,
  serverChanged,
  submissionPostponed,
  submissionStarted,
  trailersChosen,
  vehicleKept,
  waitEnded,
} from '../inspectionSlice';
import { leftPatch, nextPatch } from '../rules/patches';
import { toLoadedReport } from '../rules/reportContents';
import { isAnythingUnsent } from '../rules/reportMerge';
import { newDraft } from './draftContents';
import type { DraftState } from './inspectionState';

const later = { date: '2026-11-23', time: '09:05' };
const load = (inspection = makeInspection(true)) => reportLoaded(toLoadedReport(inspection, now));
const opened = draftAfter();
const blank = draftAfter(reportMissing(now));
const saved = draftAfter(load());
const edited = after(saved, itemMarkedDefective('horn'));
const failed = after(blank, reportOpened({ announce: true }), loadingFailed({ reached: false }));
const sendUnknown = { status: 'empty', outcomeUnknown: 'send' } as const;
const createUnknown = { status: 'empty', outcomeUnknown: 'create' } as const;

describe('opening the report', () => {
  it('opening the report makes a fetch due, with or without an announcement', () => {
    const state = after(blank, reportOpened({ announce: true }));
    expect(state.loading).toEqual({ status: 'due', announce: true, quiet: false });
    expect(after(state, reportOpened({ announce: false })).loading).toMatchObject({
      announce: false,
    });
  });
});

describe('a fetch that fails', () => {
  it.each([
    [true, 'reachable'],
    [false, 'unreachable'],
  ])('a failed fetch (server reached: %j) leaves the connection %s', (reached, connection) => {
    const state = after(opened, reportOpened({ announce: true }), loadingFailed({ reached }));
    expect(state).toMatchObject({ connection, isCompared: reached });
    expect(state.loading).toEqual({ status: 'failed', announce: true });
  });

  it('a failed fetch that was not to be announced remains unannounced', () => {
    expect(after(saved, loadingFailed({ reached: true })).loading).toEqual({
      status: 'failed',
      announce: false,
    });
  });

  it.each([retryRequested(), waitEnded(), connectionHinted('back'), phoneWoke(now)])(
    'a failed fetch is due again after $type, will announce the report, and shows no second error',
    (action) => {
      expect(after(failed, action).loading).toEqual({ status: 'due', announce: true, quiet: true });
    },
  );

  it.each([retryRequested(), waitEnded(), connectionHinted('back'), phoneWoke(now)])(
    'a report that is already loaded is not fetched again after $type',
    (action) => {
      expect(after(saved, action).loading).toEqual({ status: 'loaded' });
    },
  );
});

describe("the server's report", () => {
  it("loading a report keeps the form's id for its photos, unless the report replaces another one", () => {
    expect(after(saved, load()).form).toBe(saved.form);
    expect(after(blank, load()).form).toBe(blank.form);
    const another = load({ ...makeInspection(true), id: 18 });
    expect(after(saved, another).form).toBe(another.meta.form);
  });

  it("a loaded report counts as compared with the server's, and the phone stores the truck's odometer reading", () => {
    expect(saved.prefill).toEqual({
      header: null,
      odometers: [{ truck: 'T-204', miles: 418220, day: '2026-11-21' }],
    });
    expect(saved).toMatchObject({ isCompared: true, loading: { status: 'loaded' } });
  });

  it('loading a report proves that the report was not sent, but not that a create call succeeded or failed', () => {
    const unsent = after({ ...opened, outbox: sendUnknown }, load());
    expect(unsent.outbox).toEqual({ status: 'empty', outcomeUnknown: null });
    expect(after({ ...opened, outbox: createUnknown }, load()).outbox).toEqual(createUnknown);
    const pending = withPending(opened);
    expect(after(pending, load()).outbox).toEqual(pending.outbox);
  });

  it('an office change makes a silent fetch due, unless the last fetch failed', () => {
    expect(after(saved, serverChanged()).loading).toEqual({
      status: 'due',
      announce: false,
      quiet: true,
    });
    expect(after(failed, serverChanged())).toBe(failed);
  });
});

describe("a fetched report for the form's truck while a create call has an unknown outcome", () => {
  const key = '5f0c3f7a-6c1d-4b53-9d0e-0e2f6b1c9a11';
  const submission = { ...waitingSubmission, key };
  const wire = { ...makeInspection(true), truck_number: submission.request.truck_number, id: 18 };
  const loaded = (create_key?: string) =>
    reportLoaded(toLoadedReport({ ...wire, ...(create_key && { create_key }) }, now));
  const entries = [
    headerFieldChanged({ field: 'truck_number', value: wire.truck_number }),
    itemMarkedDefective('horn'),
  ];
  /** The create call got no response, and the driver has changed the report since. */
  const inDoubt = after(
    blank,
    ...entries,
    reportSubmitted(submission),
    submissionStarted(),
    submissionPostponed({ outcomeUnknown: true, reached: false }),
    itemMarkedDefective('mirrors'),
  );

  it("a fetched report counts as the form's own if it has the create call's key, or no key", () => {
    expect(inDoubt.outbox).toEqual({ status: 'withdrawn', outcomeUnknown: 'create' });
    for (const one of [loaded(key), loaded()]) {
      expect(after(inDoubt, one)).toMatchObject({
        report: { status: 'loaded', id: 18 },
        identity: { kind: 'saved', id: 18 },
        otherReport: null,
      });
    }
  });

  it("a fetched report with another phone's key leaves the form as the driver entered it", () => {
    const state = after(inDoubt, loaded('another'));
    expect(state).toMatchObject({
      report: { status: 'none' },
      identity: newDraft,
      replaces: 18,
      otherReport: { truck: wire.truck_number },
    });
    expect(state.checklist.entities).toMatchObject({
      mirrors: { value: false },
      horn: { value: false },
      doors: { value: null },
    });
  });
});

describe("the driver's other report on the server", () => {
  const d1 = toLoadedReport({ ...makeInspection(true), id: 18, truck_number: 'D1' }, now);
  const number = headerFieldChanged({ field: 'truck_number', value: 'T-9' });
  const begun = after(blank, number, itemMarkedGood('horn'));
  const isCreated = { report: { status: 'created' }, identity: newDraft } as const;
  const created: DraftState = { ...edited, ...isCreated };
  const atOffice = { truck: 'T-9', trailers: '' };
  const lost: DraftState = { ...begun, outbox: createUnknown, atOffice };
  const itsOwn = (truck: string) =>
    reportLoaded({ ...d1, header: { ...d1.header, truck_number: truck } });

  it.each([
    ['is begun', begun],
    ['was saved and then changed', edited],
    ['was created by this phone and then changed', created],
    ['may have been created by this phone', lost],
    ['has a tap to patch', { ...saved, patches: ['horn' as const] }],
  ])("the driver's other report does not fill a form that %s", (_what, form) => {
    const state = after(form, reportLoaded(d1));
    expect(state.header.values).toEqual(form.header.values);
    for (const { key, value } of Object.values(form.checklist.entities)) {
      expect([key, state.checklist.entities[key].value]).toEqual([key, value]);
    }
    expect(state).toMatchObject({
      report: { status: 'none' },
      replaces: 18,
      patches: [],
      form: form.form,
      otherReport: { truck: 'D1', date: '2026-11-21', time: '06:45' },
      loading: { status: 'loaded' },
    });
    expect(isAnythingUnsent(state)).toBe(true);
  });

  it.each([
    ['blank', blank],
    ['saved and unchanged', saved],
    ['created by this phone and unchanged', { ...saved, ...isCreated }],
  ])("the driver's other report fills a form that is %s", (_what, form) => {
    expect(after(form, reportLoaded(d1))).toMatchObject({
      report: { status: 'loaded', id: 18 },
      atOffice: { truck: 'D1' },
      otherReport: null,
      header: { values: { truck_number: 'D1' } },
    });
  });

  it.each([
    ['created', created, 't 204'],
    ['may have created', lost, 'T9'],
  ])(
    "a fetched report is the form's own if this phone %s one for the same truck",
    (_what, form, truck) => {
      expect(after(form, itsOwn(truck))).toMatchObject({
        report: { status: 'loaded', id: 18 },
        otherReport: null,
      });
      const replacing = after({ ...form, replaces: 18 }, itsOwn(truck));
      expect(replacing.report).toEqual({ status: 'none' });
    },
  );

  it("the driver's other report is the same after another fetch, and is forgotten once it is gone or the form's report is created", () => {
    const told = after(begun, reportLoaded(d1));
    const again = after(told, reportLoaded(d1));
    expect(again.otherReport).toEqual(told.otherReport);
    expect(after(told, reportMissing(later)).otherReport).toBeNull();
    const created = reportCreated(now);
    expect(after(withPending(told), created).otherReport).toBeNull();
  });

  it("the driver's other report is not announced if the driver replaces it themselves", () => {
    const started = after(saved, newInspectionStarted(later), itemMarkedGood('horn'));
    expect(after(started, load()).otherReport).toBeNull();
  });
});

describe('a report that the server no longer has', () => {
  it('a report that the server no longer has counts as sent if its send call had an unknown outcome', () => {
    const state = after({ ...edited, outbox: sendUnknown }, reportMissing(later));
    expect(state.sent).toMatchObject([
      { outcome: 'sent', sentAt: later, items: { horn: true }, header: { carrier: 'Dana Miles' } },
    ]);
    expect(state.outbox).toEqual({ status: 'empty', outcomeUnknown: null });
  });

  it('a report that the server no longer has does not count as sent if no send call had an unknown outcome', () => {
    expect(after({ ...saved, outbox: createUnknown }, reportMissing(later))).toMatchObject({
      sent: [],
      outbox: createUnknown,
    });
    const pending = withPending(saved);
    expect(after(pending, reportMissing(later)).sent).toEqual([]);
  });

  it('a report that the server no longer has leaves a new form with only the unsent entries', () => {
    const missing = reportMissing(later);
    const state = after(edited, missing);
    expect(state).toMatchObject({
      report: { status: 'none' },
      form: missing.meta.form,
      loading: { status: 'loaded' },
      connection: 'reachable',
      isCompared: true,
    });
    const { horn, mirrors } = state.checklist.entities;
    expect([horn.value, mirrors.value]).toEqual([false, null]);
    expect(state.header.values).toMatchObject({ ...later, carrier: '' });
  });

  it('the form keeps all its entries if the server no longer has the report and the driver changed it after submitting', () => {
    const withdrawn = { status: 'withdrawn', outcomeUnknown: null } as const;
    const state = after({ ...edited, outbox: withdrawn }, reportMissing(later));
    const { horn, mirrors } = state.checklist.entities;
    expect([horn.value, mirrors.value, mirrors.server.value]).toEqual([false, true, null]);
    expect(state.header.values).toMatchObject({ date: '2026-11-21', carrier: 'Dana Miles' });
  });

  it('a form in progress keeps its id, day and time if there is no report on the server', () => {
    const begun = after(blank, pressedAt(itemMarkedGood('horn')));
    const state = after(begun, reportMissing(later));
    expect(state.form).toBe(begun.form);
    expect(state.header.values).toMatchObject(now);
    expect(state.checklist.entities.horn.value).toBe(true);
  });

  it('a report that the server no longer has keeps its rejection only while entries are unsent', () => {
    const rejection = { isRejected: true, rejections: { carrier: ['Too long.'] } };
    const missing = after({ ...saved, ...rejection }, reportMissing(later));
    expect([missing.isRejected, missing.rejections]).toEqual([false, {}]);
    expect(after({ ...edited, ...rejection }, reportMissing(later))).toMatchObject(rejection);
  });
});

describe("the browser's hint about the connection", () => {
  it("after a lost connection, the report does not count as compared with the server's, even once the connection is back", () => {
    const lost = after(saved, connectionHinted('lost'));
    expect(lost).toMatchObject({ connection: 'unreachable', isCompared: false });
    expect(lost.loading).toBe(saved.loading);
    expect(after(lost, connectionHinted('back'))).toMatchObject({
      connection: 'reachable',
      isCompared: false,
    });
  });
});

describe('a new inspection in place of a saved report', () => {
  const start = newInspectionStarted(later);

  it("a new inspection begins with a blank form and its own id, and drops the earlier report's unsent entries", () => {
    const rejected: DraftState = {
      ...after(edited, problemsFound(now.date)),
      rejections: { carrier: ['Too long.'] },
      isRejected: true,
      outbox: createUnknown,
      patches: ['horn'],
    };
    const state = after(rejected, start);
    expect(state).toMatchObject({
      replaces: 17,
      report: { status: 'none' },
      form: start.meta.form,
      isRejected: false,
      outbox: createUnknown,
      patches: [],
    });
    expect(state.rejections).toEqual({});
    expect(state.header.values).toMatchObject({ ...later, carrier: '' });
    expect(isAnythingUnsent(state)).toBe(false);
    expect(Object.values(state.checklist.entities).some(({ value }) => value !== null)).toBe(false);
  });

  it('a new inspection does not begin without an earlier one, or while the earlier one is being submitted', () => {
    expect(after(blank, start)).toBe(blank);
    const pending = withPending(saved);
    expect(after(pending, start)).toBe(pending);
  });

  it('undoing a new inspection has no effect after its first entry, and otherwise makes a fetch of the earlier report due', () => {
    const undo = newInspectionUndone();
    const started = after(saved, start);
    expect(after(started, undo)).toMatchObject({
      form: undo.meta.form,
      report: { status: 'unknown' },
      replaces: null,
      loading: { status: 'due', announce: false, quiet: false },
    });
    const begun = after(started, headerFieldChanged({ field: 'carrier', value: 'Lee Park' }));
    expect(after(begun, undo)).toBe(begun);
    expect(after(saved, undo)).toBe(saved);
  });
});

describe("another truck in place of a saved report's truck", () => {
  const comment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
  const patchable = load({ ...makeInspection(true, { horn: false }), comments: [comment] });
  const tapped = after(draftAfter(patchable), itemMarkedGood('horn'));
  const number = headerFieldChanged({ field: 'truck_number', value: ' D2 ' });
  const retyped = after(tapped, number);
  const start = otherVehicleStarted({ now: later, setAside: [] });

  it("another truck's report begins unchecked, with the new number, the driver's own fields and no signature", () => {
    const state = after(retyped, start);
    expect(Object.values(state.checklist.entities).some(({ value }) => value !== null)).toBe(false);
    expect(state.header.values).toMatchObject({
      carrier: 'Dana Miles',
      address: 'Joliet, IL',
      drivers_signature: '',
      truck_number: 'D2',
      trailer_numbers: '',
      odometer_reading: '',
      ...later,
    });
    expect(state).toMatchObject({
      report: { status: 'none' },
      replaces: 17,
      atOffice: null,
      form: start.meta.form,
      patches: [],
      otherReport: null,
    });
  });

  it("the first truck's report keeps its taps, and their patch contains the comments of the latest fetch", () => {
    const state = after(retyped, start);
    expect(leftPatch(state)).toMatchObject({
      id: 17,
      key: 'horn',
      value: true,
      comments: [{ ...comment, fixed: true }],
    });
    const others = { ...comment, key: 'mirrors', text: 'Cracked' };
    const fetched = after(
      state,
      load({ ...makeInspection(true, { horn: false }), comments: [comment, others] }),
    );
    expect(leftPatch(fetched)?.comments).toEqual([{ ...comment, fixed: true }, others]);
    expect(fetched.header.values.truck_number).toBe('D2');
  });

  it('no new report begins if the truck number is only retyped, or while the first report is being submitted', () => {
    const same = headerFieldChanged({ field: 'truck_number', value: ' t204' });
    expect(after(tapped, same, start).report).toMatchObject({ id: 17 });
    const pending = withPending(retyped);
    expect(after(pending, start)).toBe(pending);
  });

  it('adding a truck number to a report without one does not begin another report', () => {
    const unnumbered = load({ ...makeInspection(true), truck_number: '' });
    const numbered = after(draftAfter(unnumbered), number);
    expect(after(numbered, start)).toBe(numbered);
  });

  it('keeping the first truck restores its number and lets its taps be sent again', () => {
    expect(nextPatch(retyped)).toBeNull();
    const kept = after(retyped, vehicleKept());
    expect(kept.header.values.truck_number).toBe('T-204');
    expect(nextPatch(kept)).toMatchObject({ id: 17, key: 'horn' });
  });

  it("a form with another truck's number ignores marks, descriptions and chosen trailers", () => {
    for (const action of [
      itemMarkedDefective('mirrors'),
      itemCleared('mirrors'),
      officeValueTaken('horn'),
      categoryGood('cab'),
      trailerAbsent(),
      defectTextChanged({ key: 'horn', text: 'Hums' }),
      trailersChosen({ key: 'doors', trailers: ['R-1'] }),
    ]) {
      expect(after(retyped, action)).toBe(retyped);
    }
  });
});

describe('marks that remain on a form without a report', () => {
  it('marks on a form without a report still belong to the truck on which they were made', () => {
    const gone = after(edited, reportMissing(later));
    expect(gone).toMatchObject({ atOffice: { truck: 'T-204' }, report: { status: 'none' } });
    expect(gone.header.values.truck_number).toBe('T-204');
    const none = after(saved, reportMissing(later));
    expect(none).toMatchObject({ atOffice: null, header: { values: { truck_number: '' } } });
  });
});

describe('a send call with an unknown outcome', () => {
  it("an earlier report's send call with an unknown outcome does not count as a send call of the new inspection", () => {
    const started = after({ ...saved, outbox: sendUnknown }, newInspectionStarted(later));
    expect(after(started, reportMissing(later)).sent).toEqual([]);
  });
});

describe('a phone that wakes', () => {
  it('waking the phone gives an untouched form the current time and does not change the dates of other forms', () => {
    expect(after(blank, phoneWoke(later)).header.values).toMatchObject(later);
    const begun = after(blank, pressedAt(itemMarkedGood('horn')));
    expect(after(begun, phoneWoke(later)).header.values).toMatchObject(now);
    expect(after(saved, phoneWoke(later)).header.values.date).toBe('2026-11-21');
  });

  it("waking the phone makes a fetch due if the phone's clock was wrong", () => {
    const wrong = after(saved, clockCompared({ difference: 345_600_000, now }));
    expect(after(wrong, phoneWoke(now)).loading).toMatchObject({ status: 'due', quiet: true });
  });
});
