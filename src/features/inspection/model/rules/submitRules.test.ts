import { rootAfter } from '@/testing/fixtures/draft';
import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import { inspectionHeader, inspectionRequest } from '@/contract/inspection';
import { makeInspection } from '@/testing/fixtures/inspection';
import { toLoadedReport, toInspectionRequest } from './reportContents';
import { headerFieldChanged, draftReducer, problemsFound, reportLoaded } from '../inspectionSlice';
import { closedDraft, type DraftState } from '../state/inspectionState';
import { nothingShown } from '../state/review';
import type { HeaderField } from '../state/header';
import { firstProblem, selectHeaderError } from './submitRules';

const today = '2026-11-21';

function judged(field: HeaderField, value: string): DraftState {
  const held: DraftState = {
    ...closedDraft,
    access: { status: 'writable', owner: 'dana.driver' },
  };
  return [
    reportLoaded(toLoadedReport(makeInspection(true), { date: today, time: '06:45' })),
    headerFieldChanged({ field, value }),
  ].reduce(draftReducer, held);
}

test.each([
  ['odometer_reading', ' ', 'Odometer is required'],
  ['date', '1999-12-31', 'Date must not be before 2000'],
  ['date', '2026-11-23', 'Date must not be more than a day ahead'],
  ['date', '2026-02-30', 'Invalid date format (YYYY-MM-DD)'],
  ['drivers_signature_date', '0206-11-21', 'Driver signature date must not be before 2000'],
  ['mechanics_signature_date', '2062-11-21', 'Mechanic date must not be more than a day ahead'],
] as const)(
  'the field %s with %j has an error and keeps the typed text',
  (field, value, message) => {
    const inspection = judged(field, value);
    expect(firstProblem(inspection, today, nothingShown)).toBe(`report-${field}`);
    expect(selectHeaderError(rootAfter(inspection, problemsFound(today)), field)).toBe(message);
    expect(inspection.header.values[field]).toBe(value);
  },
);

const elevenTrailers = Array.from({ length: 11 }, (_, n) => `R-${n}`).join(', ');

test.each([
  ['odometer_reading', '412k', 'Odometer must contain only digits'],
  ['odometer_reading', '4 1 8 2 2 0', 'Odometer must contain only digits'],
  ['odometer_reading', '\u200e418220', 'Odometer must contain only digits'],
  ['trailer_numbers', elevenTrailers, 'Name at most 10 trailers.'],
  ['mechanics_signature', 'a'.repeat(251), 'Mechanic signature must be 250 characters or less'],
] as const)(
  'with our own backend, the field %s with %j has an error at the press, and with another backend it has none',
  (field, value, message) => {
    const other = judged(field, value);
    expect(selectHeaderError(rootAfter(other, problemsFound(today)), field)).toBeNull();
    const own = { ...other, driver: 'Dana Driver' };
    expect(selectHeaderError(rootAfter(own, problemsFound(today)), field)).toBe(message);
  },
);

test.each([
  ['odometer_reading', ' 123456 '],
  ['date', '2000-01-01'],
  ['date', '2026-11-22'],
  ['mechanics_signature', ''],
] as const)(
  'the field %s with %j is valid, and the request satisfies the rules',
  (field, value) => {
    const inspection = judged(field, value);
    expect(firstProblem(inspection, today, nothingShown)).toBeNull();
    const header = v.parse(inspectionHeader, inspection.header.values);
    const request = toInspectionRequest(header, inspection.checklist.entities, 17);
    expect(v.safeParse(inspectionRequest, request).issues).toBeUndefined();
    expect(checklistKeys.every((key) => request[key] === true)).toBe(true);
  },
);
