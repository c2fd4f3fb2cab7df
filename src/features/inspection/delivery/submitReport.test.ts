import * as v from 'valibot';
import {
  clockCompared,
  headerFieldChanged,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  defectTextChanged,
  reportLoaded,
} from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { after, draftAfter, now } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { callContexts } from '@/testing/report/callContext';
import { submitReport } from './submitReport';

const contextWith = callContexts();
const saved = draftAfter(reportLoaded(toLoadedReport(makeInspection(true), now)));
const blank: DraftState = { ...saved, report: { status: 'none' } };
const created: DraftState = { ...saved, report: { status: 'created' } };
const field = 'satisfactory_vehicle_condition';
const defects = [
  itemMarkedDefective('horn'),
  defectTextChanged({ key: 'horn', text: ' No sound ' }),
  headerFieldChanged({ field, value: 'above_defects_need_correction' }),
];

function submit(draft: DraftState, hasExtensions = false) {
  const { context, state, page } = contextWith(draft, null, { hasExtensions });
  const problem = context.dispatch(submitReport(draft.form));
  return {
    problem,
    submission: getPendingOutbox(state())?.submission,
    state: state(),
    page: page(),
  };
}

test.each([
  ['an all-clear report without an id', 'save', blank, false],
  ["an all-clear report without an id on Linehaul's own backend", 'send', blank, true],
  ['an all-clear report with an id', 'send', saved, false],
  ['an all-clear report whose id is not known yet', 'send', created, false],
  ['a report with a defect', 'save', after(saved, ...defects), true],
] as const)('submitting %s queues it with purpose %s', (_what, purpose, draft, hasExtensions) => {
  const { problem, submission } = submit(draft, hasExtensions);
  expect(problem).toBeNull();
  expect(submission?.purpose).toBe(purpose);
});

test("each submission to Linehaul's own backend gets a new key, and a submission to another backend gets none", () => {
  const keys = [submit(blank, true), submit(blank, true)].map(({ submission }) => submission?.key);
  expect(keys.filter((key) => v.is(v.pipe(v.string(), v.uuid()), key))).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
  expect(submit(blank).submission).not.toHaveProperty('key');
});

test('the submitted report contains trimmed values, a plain odometer number, and its id in the comments', () => {
  const typed = [
    headerFieldChanged({ field: 'odometer_reading', value: '418,300' }),
    headerFieldChanged({ field: 'carrier', value: ' Lee Park ' }),
  ];
  expect(submit(after(saved, ...defects, ...typed)).submission?.request).toMatchObject({
    odometer_reading: '418300',
    carrier: 'Lee Park',
    horn: false,
    mirrors: true,
    date_inspected: '2026-11-21 06:45',
    comments: [{ vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false }],
  });
  expect(submit(after(blank, ...defects)).submission?.request.comments).toMatchObject([
    { vehicle_inspection: null },
  ]);
});

test('a report whose only defect was marked good is submitted with the default condition, and the form shows that condition', () => {
  const gone = after(blank, ...defects, itemMarkedGood('horn'));
  const { submission, state } = submit(gone);
  expect(submission?.request[field]).toBe('above_defects_corrected');
  expect(state.header.values[field]).toBe('above_defects_corrected');
});

test('submitting an unchanged all-clear report keeps its condition and sends the report without a create call', () => {
  const wire = { ...makeInspection(true), [field]: 'above_defects_need_correction' as const };
  const loaded = draftAfter(reportLoaded(toLoadedReport(wire, now)));
  const { submission, state } = submit(loaded);
  expect(submission?.request[field]).toBe('above_defects_need_correction');
  expect(getPendingOutbox(state)?.step.kind).toBe('send');
});

test('submitting asks for each missing description, then for the condition below the checklist', () => {
  const state = after(saved, itemMarkedDefective('horn'));
  expect(submit(state).problem).toBe('defect-horn');
  const described = after(state, defectTextChanged({ key: 'horn', text: 'Silent' }));
  expect(submit(described).problem).toBe('report-satisfactory_vehicle_condition');
});

test('a report with an unchecked item is not submitted and shows no error', () => {
  const unchecked = after(saved, itemCleared('horn'));
  const { problem, state } = submit(unchecked);
  expect(problem).toBeNull();
  expect(state).toBe(unchecked);
});

test.each([
  [
    'a blank field',
    headerFieldChanged({ field: 'truck_number', value: ' ' }),
    'report-truck_number',
  ],
  ['a defect without a description', itemMarkedDefective('horn'), 'defect-horn'],
])('a report with %s is not submitted, and the result names that field', (_what, action, id) => {
  const { problem, submission, page } = submit(after(saved, action));
  expect(problem).toBe(id);
  expect(submission).toBeUndefined();
  expect(page.checkedOn).not.toBeNull();
});

test("the report's dates are checked against the server's clock if the phone's clock is a year behind", () => {
  const year = 365 * 86_400_000;
  const ahead = new Date(Date.now() + year).toISOString().slice(0, 10);
  const next = after(
    blank,
    ...(['date', 'drivers_signature_date', 'mechanics_signature_date'] as const).map((day) =>
      headerFieldChanged({ field: day, value: ahead }),
    ),
  );
  expect(submit(next).problem).toBe('report-date');
  expect(submit(after(next, clockCompared({ difference: year, now }))).problem).toBeNull();
});
