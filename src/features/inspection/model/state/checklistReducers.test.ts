import { after, draftAfter, now, withPending } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  defectTextChanged,
  defectTextCommitted,
  headerFieldChanged,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  officeValueTaken,
  patchApplied,
  patchPostponed,
  patchRejected,
  patchStarted,
  reportLoaded,
  reportMissing,
  trailersChosen,
  trailersLoaded,
} from '../inspectionSlice';
import { getPatch } from '../rules/patches';
import { toLoadedReport } from '../rules/reportContents';
import type { DraftState } from './inspectionState';

const comment = { vehicle_inspection: 17, key: 'horn', text: 'Silent', fixed: false };
const wire = {
  ...makeInspection(true, { horn: false, doors: false }),
  comments: [comment, { ...comment, key: 'doors', text: 'Hinge' }],
  trailer_numbers: 'R-1, R-2',
};
const load = (inspection = wire) => reportLoaded(toLoadedReport(inspection, now));
const blank = draftAfter(reportMissing(now));
const saved = draftAfter(load());
const getEntry = ({ checklist }: DraftState, key: 'horn' | 'doors' | 'mirrors' = 'horn') =>
  checklist.entities[key];

/** The driver has described the horn again, but the office has certified the horn's repair. */
function contested(): DraftState {
  const described = [
    defectTextChanged({ key: 'horn', text: 'Hums' }),
    defectTextCommitted('horn'),
    patchStarted({ ...patchIn(saved, 'horn'), value: false }),
  ] as const;
  return after(saved, ...described, load({ ...wire, horn: true }));
}

function patchIn(state: DraftState, key: 'horn' | 'doors') {
  const patch = getPatch(state, key);
  if (!patch) throw new Error('There is no patch');
  return patch;
}

describe("an entry's time", () => {
  const mark = itemMarkedGood('horn');
  const { at } = mark.meta;

  it('an entry has the time at which the item was marked, whether defective or good', () => {
    const defective = itemMarkedDefective('horn');
    expect(getEntry(after(blank, defective)).enteredAt).toBe(defective.meta.at);
    expect(getEntry(after(saved, mark)).enteredAt).toBe(at);
    expect(getEntry(after(blank, mark)).enteredAt).toBe(at);
  });

  it('an entry loses its time when the item is cleared', () => {
    const cleared = after(blank, itemMarkedDefective('horn'), itemCleared('horn'));
    expect(getEntry(cleared)).toMatchObject({ value: null, enteredAt: null });
  });
});

describe('a tap on an item', () => {
  it("a tap on an item removes the server's message about it and withdraws a waiting submission", () => {
    const rejected = { ...withPending(blank, 'waiting'), rejections: { horn: ['Not a value.'] } };
    const state = after(rejected, itemMarkedDefective('horn'));
    expect(state).toMatchObject({ rejections: { horn: [] }, outbox: { status: 'withdrawn' } });
  });

  it('a tap cannot clear an item of a saved report that has a comment', () => {
    expect(after(saved, itemCleared('mirrors'))).toBe(saved);
  });
});

describe("an office change that contradicts the driver's entry", () => {
  it('a contradicting office change remains marked after another fetch until the driver decides', () => {
    expect(getEntry(contested())).toMatchObject({ value: false, text: 'Hums', isContested: true });
    const again = after(contested(), load({ ...wire, horn: true }));
    expect(getEntry(again).isContested).toBe(true);
    expect(getEntry(after(again, itemMarkedDefective('horn'))).isContested).toBe(false);
  });

  it("the office's value and description replace the driver's without a patch once the driver accepts them", () => {
    const before = { ...contested(), attempts: { horn: false, doors: true } };
    const state = after(before, officeValueTaken('horn'));
    expect(getEntry(state)).toMatchObject({
      value: true,
      text: 'Silent',
      enteredAt: null,
      trailers: [],
      isContested: false,
    });
    expect(state).toMatchObject({ patches: [], attempts: { doors: true } });
    expect(state.attempts).not.toHaveProperty('horn');
  });

  it("a fetched value does not contradict the driver's entry if it equals the entry, the earlier value, or a value that the phone has sent", () => {
    const good = after(saved, itemMarkedGood('horn'));
    expect(getEntry(after(good, load({ ...wire, horn: true }))).isContested).toBe(false);
    expect(getEntry(after(good, load())).isContested).toBe(false);
    const started = after(good, patchStarted(patchIn(good, 'horn')));
    const back = after(started, itemMarkedDefective('horn'), load({ ...wire, horn: true }));
    expect(getEntry(back).isContested).toBe(false);
  });

  it('an office change contradicts only an unsent entry on the same report', () => {
    const doubted = after(saved, defectTextChanged({ key: 'horn', text: 'Hums' }));
    const other = after(doubted, load({ ...wire, id: 18, horn: true }));
    expect(getEntry(other).isContested).toBe(false);
    expect(getEntry(after(saved, load({ ...wire, horn: true }))).isContested).toBe(false);
    expect(getEntry(after(doubted, load({ ...wire, horn: true }))).isContested).toBe(true);
  });
});

describe('a refetched report', () => {
  it('a refetched report updates the values that the driver did not enter, and drops the old trailers of a repaired defect', () => {
    const chosen = after(saved, trailersLoaded({ report: 17, which: { doors: ['R-1'] } }));
    expect(getEntry(after(chosen, load()), 'doors').trailers).toEqual(['R-1']);
    const repaired = after(chosen, load({ ...wire, doors: true }));
    expect(getEntry(repaired, 'doors')).toMatchObject({
      value: true,
      text: 'Hinge',
      trailers: [],
      enteredAt: null,
    });
  });

  it('a refetched report keeps the queued taps while it can still be patched', () => {
    const tapped = after(saved, itemMarkedGood('horn'));
    const kept = after(tapped, load());
    expect(getEntry(kept)).toMatchObject({ value: true, server: { value: false } });
    expect(kept.patches).toEqual(['horn']);
    expect(after(tapped, load({ ...wire, comments: [] })).patches).toEqual([]);
  });

  it('the condition counts as chosen if the report was saved elsewhere with a defect', () => {
    expect(saved.header.isConditionChosen).toBe(true);
    const clear = draftAfter(load({ ...wire, horn: true, doors: true }));
    expect(clear.header.isConditionChosen).toBe(false);
    expect(after(clear, load()).header.isConditionChosen).toBe(false);
    const other = after(clear, load({ ...wire, id: 18 }));
    expect(other.header.isConditionChosen).toBe(true);
  });
});

describe("a defect's description", () => {
  it("a keystroke in a description withdraws a waiting submission, and leaving the field queues the item's patch", () => {
    const { request } = waitingSubmission;
    const waiting = withPending(after(blank, itemMarkedDefective('horn')), 'waiting', {
      request,
      purpose: 'save',
    });
    const typed = after(waiting, defectTextChanged({ key: 'horn', text: 'S' }));
    expect(typed.outbox.status).toBe('withdrawn');
    const state = after(saved, defectTextChanged({ key: 'horn', text: 'S' }));
    expect(state.patches).toEqual([]);
    expect(after(state, defectTextCommitted('horn')).patches).toEqual(['horn']);
  });

  it('leaving the description field of a good item queues no patch', () => {
    const state = after(saved, defectTextChanged({ key: 'mirrors', text: 'Cracked' }));
    expect(after(state, defectTextCommitted('mirrors')).patches).toEqual([]);
  });

  it("a new defect's description queues a patch even if an earlier defect had the same description", () => {
    const repaired = draftAfter(load({ ...wire, horn: true }));
    const state = after(repaired, itemMarkedDefective('horn'));
    const unqueued: DraftState = { ...state, patches: [] };
    expect(after(unqueued, defectTextCommitted('horn')).patches).toEqual(['horn']);
  });
});

describe('the trailers that have a defect', () => {
  it("a defect's trailers come from the server until the driver chooses them", () => {
    const known = after(saved, trailersLoaded({ report: 17, which: { doors: ['R-1'] } }));
    expect(getEntry(known, 'doors').trailers).toEqual(['R-1']);
    expect(
      getEntry(after(known, trailersLoaded({ report: 17, which: {} })), 'doors').trailers,
    ).toEqual([]);
    expect(after(saved, trailersLoaded({ report: 18, which: { doors: ['R-1'] } }))).toBe(saved);
    const chosen = after(known, trailersChosen({ key: 'doors', trailers: ['R-2'] }));
    expect(chosen.patches).toEqual(['doors']);
    expect(after(chosen, trailersLoaded({ report: 17, which: { doors: ['R-1'] } }))).toBe(chosen);
  });

  it("the form ignores the server's trailers for a good item, an unsent entry, or a submitted report", () => {
    const good = after(saved, itemMarkedGood('doors'));
    expect(after(good, trailersLoaded({ report: 17, which: { doors: ['R-1'] } }))).toBe(good);
    const described = after(saved, defectTextChanged({ key: 'doors', text: 'Both' }));
    expect(after(described, trailersLoaded({ report: 17, which: { doors: ['R-1'] } }))).toBe(
      described,
    );
    const pending = withPending(saved);
    expect(after(pending, trailersLoaded({ report: 17, which: { doors: ['R-1'] } }))).toBe(pending);
  });

  it("choosing trailers counts as an edit of the rejected report and removes the server's message about the trailers", () => {
    const rejected = { ...saved, rejections: { which_trailers: ['Unknown.'] }, isRejected: true };
    const chosen = trailersChosen({ key: 'doors', trailers: ['R-1'] });
    expect(after(rejected, chosen)).toMatchObject({
      rejections: { which_trailers: [] },
      isRejected: false,
    });
  });
});

describe('a patch', () => {
  const tapped = after(saved, itemMarkedGood('horn'), itemMarkedGood('doors'));
  const unreachable: DraftState = { ...tapped, connection: 'unreachable' };

  it('an applied or rejected patch leaves the other patches queued', () => {
    const patch = patchIn(tapped, 'horn');
    for (const action of [patchApplied(patch), patchRejected(patch)]) {
      const state = after(unreachable, action);
      expect(state).toMatchObject({ patches: ['doors'], connection: 'reachable' });
      expect(getEntry(state, 'doors').value).toBe(true);
    }
  });

  it("an applied patch updates the draft's copy of the server's description", () => {
    const described = after(saved, defectTextChanged({ key: 'horn', text: ' Hums ' }));
    const state = after(described, patchApplied(patchIn(described, 'horn')));
    expect(getEntry(state).server).toEqual({ value: false, text: 'Hums' });
    expect(state.patches).toEqual([]);
  });

  it('an item is patched again if the driver changed its trailers during the call', () => {
    const numbers = headerFieldChanged({ field: 'trailer_numbers', value: 'R-1, R-2' });
    const open = after(saved, numbers, trailersChosen({ key: 'doors', trailers: ['R-1'] }));
    const patch = patchIn(open, 'doors');
    expect(patch.trailers).toEqual({ doors: ['R-1'] });
    expect(after(open, patchApplied(patch)).patches).toEqual([]);
    const both = after(open, trailersChosen({ key: 'doors', trailers: ['R-1', 'R-2'] }));
    expect(after(both, patchApplied(patch)).patches).toEqual(['doors']);
  });

  it('a postponed patch forgets its own attempt if the server was reached, and keeps the attempts of other items', () => {
    const started = after(
      tapped,
      patchStarted(patchIn(tapped, 'horn')),
      patchStarted(patchIn(tapped, 'doors')),
    );
    const state = after(started, patchPostponed({ reached: true, patch: patchIn(tapped, 'horn') }));
    expect(state.attempts).toEqual({ doors: true });
  });
});
