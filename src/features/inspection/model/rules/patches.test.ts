import { after, draftAfter, now } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import {
  defectTextChanged,
  defectTextCommitted,
  draftBecameWritable,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  otherVehicleStarted,
  patchApplied,
  patchPostponed,
  patchRejected,
  patchStarted,
  reportLoaded,
  trailersChosen,
} from '../inspectionSlice';
import type { DraftState } from '../state/inspectionState';
import type { ReportComment } from '../state/draftContents';
import { leftPatch, getPatch, type Patch } from './patches';
import { toLoadedReport } from './reportContents';

const comment = (key: string, text: string, fixed = false): ReportComment => ({
  vehicle_inspection: 17,
  key,
  text,
  fixed,
});
const comments = [
  comment('horn', 'First'),
  comment('mirrors', 'Cracked'),
  comment('horn', 'Silent'),
];

/** A saved report with defective horn and mirrors. There are two comments on the horn. */
const saved = draftAfter(
  reportLoaded(
    toLoadedReport({ ...makeInspection(true, { horn: false, mirrors: false }), comments }, now),
  ),
);

const describeAs = (key: Patch['key'], text: string) => [
  itemMarkedDefective(key),
  defectTextChanged({ key, text }),
  defectTextCommitted(key),
];

function patchIn(state: DraftState, key: Patch['key']): Patch {
  const patch = getPatch(state, key);
  if (!patch) throw new Error('There is no patch');
  return patch;
}

describe('the taps to be patched', () => {
  it('a description that was half typed when the driver left is queued once the draft is open again', () => {
    const typed = defectTextChanged({ key: 'doors', text: 'Hin' });
    const left = after(saved, itemMarkedDefective('doors'), typed);
    expect(left.patches).toEqual([]);
    const opened = after(left, draftBecameWritable({ owner: 'dana', now, setAside: [] }));
    expect(opened.patches).toEqual(['doors']);
  });

  it('each tapped item has one queued patch, and a new defect is queued once it is described', () => {
    const taps = after(saved, itemMarkedDefective('doors'), itemMarkedGood('horn'));
    expect(taps.patches).toEqual(['horn']);
    const described = after(taps, ...describeAs('doors', 'Hinge'), itemMarkedGood('horn'));
    expect(described.patches).toEqual(['horn', 'doors']);
    expect(after(described, defectTextChanged({ key: 'doors', text: ' ' })).patches).toEqual([
      'horn',
      'doors',
    ]);
  });

  it('a tap on a defect whose description is blank again removes the queued patch', () => {
    const blanked = after(
      saved,
      ...describeAs('doors', 'Hinge'),
      defectTextChanged({ key: 'doors', text: ' ' }),
      itemMarkedDefective('doors'),
    );
    expect(blanked.patches).toEqual([]);
  });

  it('a description that is already on the server queues no patch', () => {
    const same = after(
      saved,
      defectTextChanged({ key: 'mirrors', text: 'Cracked ' }),
      defectTextCommitted('mirrors'),
    );
    expect(same.patches).toEqual([]);
    const changed = after(
      saved,
      defectTextChanged({ key: 'mirrors', text: 'Gone' }),
      defectTextCommitted('mirrors'),
    );
    expect(changed.patches).toEqual(['mirrors']);
  });

  it('taps on a report without comments queue no patch', () => {
    const clear = after(saved, reportLoaded(toLoadedReport(makeInspection(true), now)));
    expect(after(clear, ...describeAs('doors', 'Hinge')).patches).toEqual([]);
    expect(getPatch(after(clear, ...describeAs('doors', 'Hinge')), 'doors')).toBeNull();
  });
});

describe("an item's patch", () => {
  it("a good item's patch marks all of its comments fixed and keeps their text", () => {
    expect(getPatch(after(saved, itemMarkedGood('horn')), 'horn')).toEqual({
      id: 17,
      key: 'horn',
      value: true,
      text: 'Silent',
      trailers: {},
      comments: [
        comment('horn', 'First', true),
        comment('mirrors', 'Cracked'),
        comment('horn', 'Silent', true),
      ],
    });
  });

  it("the patch of a description changes only the item's last comment", () => {
    const state = after(saved, defectTextChanged({ key: 'horn', text: ' Still silent ' }));
    expect(getPatch(state, 'horn')).toMatchObject({
      value: false,
      text: 'Still silent',
      comments: [
        comment('horn', 'First'),
        comment('mirrors', 'Cracked'),
        comment('horn', 'Still silent'),
      ],
    });
  });

  it("a new defect's patch adds a comment, but a good item's patch does not", () => {
    const state = after(saved, ...describeAs('doors', ' Hinge '), itemMarkedGood('windows'));
    expect(getPatch(state, 'doors')?.comments).toEqual([...comments, comment('doors', 'Hinge')]);
    expect(getPatch(state, 'windows')?.comments).toEqual(comments);
  });

  it("a patch waits for a description, or for the driver's decision about an office change", () => {
    expect(getPatch(after(saved, itemMarkedDefective('doors')), 'doors')).toBeNull();
    const contested = structuredClone(after(saved, itemMarkedGood('horn')));
    contested.checklist.entities.horn.isContested = true;
    expect(getPatch(contested, 'horn')).toBeNull();
  });
});

describe('the response to a patch', () => {
  const tapped = after(saved, itemMarkedGood('horn'));
  const patch = patchIn(tapped, 'horn');

  it('the response to a patch removes the patch from the queue and gives the report the new comments', () => {
    const state = after(tapped, patchApplied(patch));
    expect(state.patches).toEqual([]);
    expect(state.report).toMatchObject({ comments: patch.comments });
    expect(state.checklist.entities.horn.server).toEqual({ value: true, text: 'Silent' });
    expect(state.loading).toMatchObject({ status: 'due', quiet: true });
  });

  it('a tap on the item during the call leaves another patch due after the response', () => {
    const state = after(tapped, itemMarkedDefective('horn'), patchApplied(patch));
    expect(state.patches).toEqual(['horn']);
    expect(state.checklist.entities.horn).toMatchObject({ value: false, server: { value: true } });
  });

  it('the response to a patch leaves another patch due if the text or the trailers changed during the call', () => {
    const two = { ...makeInspection(true, { horn: false }), trailer_numbers: 'R-1, R-2', comments };
    const loaded = draftAfter(reportLoaded(toLoadedReport(two, now)));
    const open = after(loaded, ...describeAs('doors', 'Hinge'));
    const sent = patchIn(open, 'doors');
    expect(after(open, patchApplied(sent)).patches).toEqual([]);
    const typed = defectTextChanged({ key: 'doors', text: 'Both hinges' });
    expect(after(open, typed, patchApplied(sent)).patches).toEqual(['doors']);
    const chosen = trailersChosen({ key: 'doors', trailers: ['R-1'] });
    expect(after(open, chosen, patchApplied(sent)).patches).toEqual(['doors']);
  });

  it("a rejected patch restores the server's value", () => {
    const state = after(tapped, patchStarted(patch), patchRejected(patch));
    expect([state.patches, state.attempts]).toEqual([[], {}]);
    expect(state.checklist.entities.horn).toMatchObject({ value: false, text: 'Silent' });
  });

  it('the response to a patch has no effect once another inspection has started', () => {
    const other: DraftState = { ...tapped, report: { status: 'none' } };
    expect(after(other, patchApplied(patch))).toBe(other);
    expect(after(other, patchRejected(patch))).toBe(other);
    const ofAnotherId = { ...patch, id: 18 };
    expect(after(tapped, patchApplied(ofAnotherId))).toBe(tapped);
    expect(after(tapped, patchRejected(ofAnotherId))).toBe(tapped);
  });

  it('if the driver has left the report, the response to a patch removes only the sent tap from the queue', () => {
    const left = after(
      after(tapped, ...describeAs('doors', 'Hinge')),
      headerFieldChanged({ field: 'truck_number', value: 'D2' }),
      otherVehicleStarted({ now, setAside: [] }),
    );
    const older: Patch = { ...patch, value: false };
    expect(leftPatch(after(left, patchApplied(older)))).toMatchObject({ key: 'horn', value: true });
    for (const action of [patchApplied(patch), patchRejected(patch)]) {
      const state = after(left, action);
      expect(state.checklist).toBe(left.checklist);
      expect(leftPatch(state)).toMatchObject({ id: 17, key: 'doors', text: 'Hinge' });
    }
    const state = after(left, patchApplied(patch));
    const last = leftPatch(state);
    expect(last?.comments).toContainEqual(comment('horn', 'Silent', true));
    expect(last && after(state, patchApplied(last)).left).toEqual([]);
  });

  it("a report no longer counts as compared with the server's after a patch gets no response, but still does after the server fails", () => {
    const started = after({ ...tapped, isCompared: true }, patchStarted(patch));
    const lost = after(started, patchPostponed({ reached: false, patch }));
    expect(lost).toMatchObject({
      connection: 'unreachable',
      attempts: { horn: true },
      isCompared: false,
      patches: ['horn'],
    });
    const busy = after(started, patchPostponed({ reached: true, patch }));
    expect(busy).toMatchObject({ connection: 'reachable', isCompared: true });
    expect(busy.attempts).toEqual({});
  });
});
