import { checklistKeys, isRegulated } from '@/contract/checklist';
import {
  fittingsLoaded,
  headerFieldChanged,
  itemFound,
  itemMarkedDefective,
  itemMarkedGood,
  reportSubmitted,
} from '../inspectionSlice';
import { after, draftAfter, rootAfter } from '@/testing/fixtures/draft';
import { waitingSubmission } from '@/testing/fixtures/submission';
import { toCreateExtras } from './createExtras';
import { markOfCategory, nextUnchecked, selectCheckedIn, selectCount } from './checklistSelectors';
import { findOtherVehicle } from './otherVehicle';
import { isAnythingUnsent } from './reportMerge';
import { marksToSend, notFittedIn, listNotFitted } from './notFitted';

const header = (field: 'truck_number' | 'trailer_numbers', value: string) =>
  headerFieldChanged({ field, value });
const blank = draftAfter();
const vehicles = { truck: 'T-1', trailers: 'R-1' };
const absent = fittingsLoaded({ vehicles, notFitted: ['carburetor', 'roof'] });

/** The form's vehicles are truck T-1, which lacks a carburetor, and trailer R-1, which lacks a roof. */
const fitted = after(
  blank,
  header('truck_number', 'T-1'),
  header('trailer_numbers', 'R-1'),
  absent,
);

describe('items that a vehicle lacks', () => {
  it('an item that is not fitted needs no press, and is neither pending nor failed', () => {
    expect(listNotFitted(fitted)).toEqual(['carburetor', 'roof']);
    expect(selectCount(rootAfter(fitted))).toEqual({
      passed: 2,
      failed: 0,
      pending: 61,
      total: 63,
    });
    expect(selectCheckedIn(rootAfter(fitted), 'exhaust')).toBe(1);
    expect(markOfCategory(fitted, 'exhaust', []).keys).not.toContain('carburetor');
    expect(nextUnchecked(rootAfter(fitted), (key) => key === 'carburetor')).not.toBe('carburetor');
  });

  it("an item that is not fitted does not count as the driver's entry, so another truck raises no question", () => {
    expect(isAnythingUnsent(after(blank, absent))).toBe(false);
    const other = after(fitted, header('truck_number', 'T-2'));
    expect(findOtherVehicle(other)).toBeNull();
    expect(listNotFitted(other)).toEqual(['roof']);
  });

  it("an item that is not fitted is sent as true, and the create call to Linehaul's own backend lists it", () => {
    expect(marksToSend(fitted).carburetor.value).toBe(true);
    expect(marksToSend(fitted).clutch.value).toBeNull();
    expect(toCreateExtras(fitted).not_fitted).toEqual(['carburetor', 'roof']);
    expect(toCreateExtras(blank)).not.toHaveProperty('not_fitted');
  });

  it('an item that is not fitted, according to the office, needs a mark if the driver says that the vehicle has it', () => {
    const found = after(fitted, itemFound('carburetor'));
    expect(listNotFitted(found)).toEqual(['roof']);
    expect(selectCount(rootAfter(found))).toMatchObject({ passed: 1, pending: 62 });
    expect(listNotFitted(after(found, absent))).toEqual(['roof']);
    const marked = after(found, itemMarkedGood('carburetor'));
    expect(toCreateExtras(marked).not_fitted).toEqual(['roof']);
  });

  it('an item with a defect counts as defective even if the office says that the item is not fitted', () => {
    const marked = after(blank, header('truck_number', 'T-1'), itemMarkedDefective('carburetor'));
    const state = after(marked, absent);
    expect(listNotFitted(state)).toEqual([]);
    expect(selectCount(rootAfter(state))).toMatchObject({ failed: 1, pending: 62 });
    expect(marksToSend(state).carburetor.value).toBe(false);
    expect(toCreateExtras(state)).not.toHaveProperty('not_fitted');
  });

  it('a submitted report keeps the items that were not fitted at submission, even if the office later lists none', () => {
    const submitted = after(fitted, reportSubmitted(waitingSubmission));
    expect(submitted.checklist.entities.carburetor.value).toBe(true);
    const ignored = after(submitted, fittingsLoaded({ vehicles, notFitted: [] }));
    expect(listNotFitted(ignored)).toEqual(['carburetor', 'roof']);
  });
});

describe('what the office says about the vehicles', () => {
  const vehicle = (kind: 'truck' | 'trailer', number: string, not_fitted: string[]) => ({
    vehicle: { id: 1, kind, number },
    not_fitted,
  });
  const notFitted = (list: object[], trailers: string) =>
    notFittedIn({ vehicles: list } as Parameters<typeof notFittedIn>[0], trailers);

  it('a trailer item is not fitted only if every trailer lacks it', () => {
    const list = [
      vehicle('truck', 'T-1', ['carburetor', 'roof']),
      vehicle('trailer', 'R-1', ['roof', 'doors', 'carburetor']),
      vehicle('trailer', 'R-2', ['doors']),
    ];
    expect(notFitted(list, 'R-1, R-2')).toEqual(['carburetor', 'doors']);
    expect(notFitted(list, 'R-1, R-2, R-3')).toEqual(['carburetor']);
  });

  it('an item that 49 CFR 396.11(a)(1) names counts as fitted, whatever the office says', () => {
    const all = vehicle('truck', 'T-1', [...checklistKeys]);
    expect(notFitted([all], '').filter(isRegulated)).toEqual([]);
  });
});
