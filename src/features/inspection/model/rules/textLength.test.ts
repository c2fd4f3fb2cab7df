import { after } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import {
  defectTextChanged,
  defectTextCommitted,
  draftBecameWritable,
  draftOpened,
  driverNamed,
  headerFieldChanged,
  itemMarkedDefective,
  reportLoaded,
} from '../inspectionSlice';
import { closedDraft, type DraftState } from '../state/inspectionState';
import { blankPage } from '../state/page';
import { nothingShown } from '../state/review';
import { toLoadedReport } from './reportContents';
import { firstProblem, selectDescriptionError } from './submitRules';

const now = { date: '2026-11-21', time: '06:45' };

const foreign = after(
  closedDraft,
  draftOpened('dana.driver'),
  draftBecameWritable({ owner: 'dana.driver', now, setAside: [] }),
);
const own = after(foreign, driverNamed('Dana Miles'));
const long = 'x'.repeat(2001);

test('an overlong description remains in its field with an error, and queues no patch', () => {
  const comment = {
    vehicle_inspection: 17,
    key: 'mirrors' as const,
    text: 'Cracked',
    fixed: false,
  };
  const saved = { ...makeInspection(true, { mirrors: false }), comments: [comment] };
  const typed = after(
    own,
    reportLoaded(toLoadedReport(saved, now)),
    itemMarkedDefective('horn'),
    defectTextChanged({ key: 'horn', text: long }),
    defectTextCommitted('horn'),
  );
  expect(typed.checklist.entities.horn.text).toBe(long);
  expect(typed.patches).toEqual([]);
  expect(selectDescriptionError({ inspection: { draft: typed, page: blankPage } }, 'horn')).toBe(
    'Defect description must be 2000 characters or less',
  );
  const shorter = after(
    typed,
    defectTextChanged({ key: 'horn', text: 'Silent' }),
    defectTextCommitted('horn'),
  );
  expect(shorter.patches).toEqual(['horn']);
  expect(
    selectDescriptionError({ inspection: { draft: shorter, page: blankPage } }, 'horn'),
  ).toBeNull();
});

test("a field of more than 250 characters blocks a submission to Linehaul's own backend, but not to another", () => {
  const findLengthProblem = (state: DraftState) => {
    const change = headerFieldChanged({ field: 'carrier', value: 'x'.repeat(251) });
    return firstProblem(after(state, change), now.date, nothingShown);
  };
  expect(findLengthProblem(own)).toBe('report-carrier');
  expect(findLengthProblem(foreign)).toBe('report-address');
});
