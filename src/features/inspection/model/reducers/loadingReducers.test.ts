import { after, draftAfter, now, withPending } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import {
  clockCompared,
  connectionHinted,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  loadingFailed,
  newInspectionStarted,
  newInspectionUndone,
  phoneWoke,
  problemsFound,
  reportLoaded,
  reportMissing,
  reportOpened,
  retryRequested,
  serverChanged,
  waitEnded,
} from '../inspectionSlice';
import { contentsOf } from '../rules/reportContents';
import { isAnythingUnsent } from '../rules/reportMerge';
import type { InspectionState } from '../state/inspectionState';

const later = { date: '2026-11-23', time: '09:05' };
const load = (inspection = makeInspection(true)) => reportLoaded(contentsOf(inspection, now));
const opened = draftAfter();
const blank = draftAfter(reportMissing(now));
const saved = draftAfter(load());
const edited = after(saved, itemMarkedDefective('horn'));
const failed = after(blank, reportOpened({ announce: true }), loadingFailed({ reached: false }));
const sendUnknown = { status: 'empty', outcomeUnknown: 'send' } as const;
const createUnknown = { status: 'empty', outcomeUnknown: 'create' } as const;

describe('opening the report', () => {
  it('fetches it, announced only the first time, and shows no errors of an earlier attempt', () => {
    const state = after(blank, problemsFound(now.date), reportOpened({ announce: true }));
    expect(state.loading).toEqual({ status: 'due', announce: true, quiet: false });
    expect(state.checkedOn).toBeNull();
    expect(after(state, reportOpened({ announce: false })).loading).toMatchObject({
      announce: false,
    });
  });
});

describe('a fetch that fails', () => {
  it.each([
    [true, 'reachable'],
    [false, 'unreachable'],
  ])('of a server that was reached: %j, leaves it %s', (reached, connection) => {
    const state = after(opened, reportOpened({ announce: true }), loadingFailed({ reached }));
    expect(state).toMatchObject({ connection, isCompared: reached });
    expect(state.loading).toEqual({ status: 'failed', announce: true });
  });

  it('does not announce a report that was to be fetched without a word', () => {
    expect(after(saved, loadingFailed({ reached: true })).loading).toEqual({
      ...{ status: 'failed', announce: false },
    });
  });

  it.each([retryRequested(), waitEnded(), connectionHinted('back'), phoneWoke(now)])(
    'is due again after $type, still announced, and fails without another message',
    (action) => {
      expect(after(failed, action).loading).toEqual({ status: 'due', announce: true, quiet: true });
    },
  );

  it.each([retryRequested(), waitEnded(), connectionHinted('back'), phoneWoke(now)])(
    'is the only one that is due again after $type',
    (action) => {
      expect(after(saved, action).loading).toEqual({ status: 'loaded' });
    },
  );
});

describe('the report that the server has', () => {
  it('keeps the form to which photos belong, unless another report takes its place', () => {
    expect(after(saved, load()).form).toBe(saved.form);
    expect(after(blank, load()).form).toBe(blank.form);
    const another = load({ ...makeInspection(true), id: 18 });
    expect(after(saved, another).form).toBe(another.meta.form);
  });

  it("is remembered with its truck's reading, and counts as compared", () => {
    expect(saved.prefill).toEqual({ header: null, odometers: [{ truck: 'T-204', miles: 418220 }] });
    expect(saved).toMatchObject({ isCompared: true, loading: { status: 'loaded' } });
  });

  it('shows that it was not sent, but not whether it was created', () => {
    const unsent = after({ ...opened, outbox: sendUnknown }, load());
    expect(unsent.outbox).toEqual({ status: 'empty', outcomeUnknown: null });
    expect(after({ ...opened, outbox: createUnknown }, load()).outbox).toEqual(createUnknown);
    const pending = withPending(opened);
    expect(after(pending, load()).outbox).toEqual(pending.outbox);
  });

  it('is fetched again without a word once the office has changed it, unless a fetch is due or failed', () => {
    expect(after(saved, serverChanged()).loading).toEqual({
      ...{ status: 'due', announce: false, quiet: true },
    });
    expect(after(failed, serverChanged())).toBe(failed);
  });
});

describe('a report that the server no longer has', () => {
  it('was sent if its send had an unknown outcome, as the server had it', () => {
    const state = after({ ...edited, outbox: sendUnknown }, reportMissing(later));
    expect(state.sent).toMatchObject([
      { outcome: 'sent', sentAt: later, items: { horn: true }, header: { carrier: 'Dana Miles' } },
    ]);
    expect(state.outbox).toEqual({ status: 'empty', outcomeUnknown: null });
  });

  it('was not sent by this phone otherwise', () => {
    expect(after({ ...saved, outbox: createUnknown }, reportMissing(later))).toMatchObject({
      ...{ sent: [], outbox: createUnknown },
    });
    const pending = withPending(saved);
    expect(after(pending, reportMissing(later)).sent).toEqual([]);
  });

  it('leaves a blank form with the unsent entries, with an id of its own', () => {
    const missing = reportMissing(later);
    const state = after(edited, missing);
    expect(state).toMatchObject({
      ...{ report: { status: 'none' }, form: missing.meta.form, loading: { status: 'loaded' } },
      ...{ connection: 'reachable', isCompared: true },
    });
    const { horn, mirrors } = state.checklist.entities;
    expect([horn.value, mirrors.value]).toEqual([false, null]);
    expect(state.header.values).toMatchObject({ ...later, carrier: '' });
  });

  it('leaves the whole form as a new report if the driver changed it after submitting', () => {
    const withdrawn = { status: 'withdrawn', outcomeUnknown: null } as const;
    const state = after({ ...edited, outbox: withdrawn }, reportMissing(later));
    const { horn, mirrors } = state.checklist.entities;
    expect([horn.value, mirrors.value, mirrors.server.value]).toEqual([false, true, null]);
    expect(state.header.values).toMatchObject({ date: '2026-11-21', carrier: 'Dana Miles' });
  });

  it('leaves a form in progress its id, its day and its time', () => {
    const begun = after(blank, itemMarkedGood('horn'));
    const state = after(begun, reportMissing(later));
    expect(state.form).toBe(begun.form);
    expect(state.header.values).toMatchObject(now);
    expect(state.checklist.entities.horn.value).toBe(true);
  });

  it('has a rejection only while the driver has unsent entries', () => {
    const rejection = { isRejected: true, rejections: { carrier: ['Too long.'] } };
    expect(after({ ...saved, ...rejection }, reportMissing(later))).toMatchObject({
      ...{ isRejected: false, rejections: {} },
    });
    expect(after({ ...edited, ...rejection }, reportMissing(later))).toMatchObject(rejection);
  });
});

describe("the browser's hint about the connection", () => {
  it('means that the office may have changed the report until it is fetched again', () => {
    const lost = after(saved, connectionHinted('lost'));
    expect(lost).toMatchObject({ connection: 'unreachable', isCompared: false });
    expect(lost.loading).toBe(saved.loading);
    expect(after(lost, connectionHinted('back'))).toMatchObject({
      ...{ connection: 'reachable', isCompared: false },
    });
  });
});

describe('a new inspection in place of a saved one', () => {
  const start = newInspectionStarted(later);

  it('begins blank, with a form of its own, and drops what was not sent of the earlier one', () => {
    const rejected: InspectionState = {
      ...after(edited, problemsFound(now.date)),
      ...{ rejections: { carrier: ['Too long.'] }, outbox: createUnknown },
    };
    const state = after(rejected, start);
    expect(state).toMatchObject({
      ...{ replaces: 17, report: { status: 'none' }, form: start.meta.form },
      ...{ checkedOn: null, outbox: createUnknown },
    });
    expect(state.rejections).toEqual({});
    expect(state.header.values).toMatchObject({ ...later, carrier: '' });
    expect(isAnythingUnsent(state)).toBe(false);
    expect(Object.values(state.checklist.entities).some(({ value }) => value !== null)).toBe(false);
  });

  it('does not begin without an earlier one, or while that is being submitted', () => {
    expect(after(blank, start)).toBe(blank);
    const pending = withPending(saved);
    expect(after(pending, start)).toBe(pending);
  });

  it('can be undone before the first entry, and fetches the earlier one again', () => {
    const undo = newInspectionUndone();
    const started = after(saved, start);
    expect(after(started, undo)).toMatchObject({
      ...{ form: undo.meta.form, report: { status: 'unknown' }, replaces: null },
      loading: { status: 'due', announce: false, quiet: false },
    });
    const begun = after(started, headerFieldChanged({ field: 'carrier', value: 'Lee Park' }));
    expect(after(begun, undo)).toBe(begun);
    expect(after(saved, undo)).toBe(saved);
  });
});

describe('a phone that wakes', () => {
  it('gives an untouched form the current time, and leaves others theirs', () => {
    expect(after(blank, phoneWoke(later)).header.values).toMatchObject(later);
    const begun = after(blank, itemMarkedGood('horn'));
    expect(after(begun, phoneWoke(later)).header.values).toMatchObject(now);
    expect(after(saved, phoneWoke(later)).header.values.date).toBe('2026-11-21');
  });

  it('fetches the report if its clock was wrong, which the driver may have corrected', () => {
    const wrong = after(saved, clockCompared({ error: 345_600_000, now }));
    expect(after(wrong, phoneWoke(now)).loading).toMatchObject({ status: 'due', quiet: true });
  });
});
