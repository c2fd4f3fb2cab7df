import { after, draftAfter, now } from '@/testing/fixtures/draft';
import { trailerItems, truckItems } from '@/contract/checklist';
import { makeInspection } from '@/testing/fixtures/inspection';
import {
  defectTextChanged,
  draftBecameWritable,
  headerFieldChanged,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  otherVehicleStarted,
  rememberedHeaderUsed,
  reportLoaded,
  reportMissing,
  vehicleEntered,
  vehicleKept,
  vehiclesRecognized,
} from '../inspectionSlice';
import type { DraftState } from '../state/inspectionState';
import { findOtherVehicle, selectMayCorrect } from './otherVehicle';
import { leftPatch, nextPatch } from './patches';
import { toLoadedReport } from './reportContents';

const later = { date: '2026-11-23', time: '09:05' };
const load = (inspection = makeInspection(true)) => reportLoaded(toLoadedReport(inspection, now));
const blank = draftAfter(reportMissing(now));

describe('the first truck number on a form that was marked without a number', () => {
  const enter = (value: string) => headerFieldChanged({ field: 'truck_number', value });
  const marked = after(blank, itemMarkedDefective('horn'));
  const isAskedOn = (state: DraftState) =>
    expect(findOtherVehicle(after(state, enter('T-2')))).toMatchObject({ saved: 'T-1' });

  it("marks made without a truck number belong to the form's first number once the driver has left its field", () => {
    isAskedOn(after(marked, enter('T'), enter('T-1'), vehicleEntered()));
  });

  it("marks made without a truck number belong to the form's first number once the driver enters something else", () => {
    isAskedOn(
      after(marked, enter('T-1'), headerFieldChanged({ field: 'address', value: 'Gary, IN' })),
    );
  });

  it("marks made without a truck number belong to the form's first number after a reload", () => {
    const opened = draftBecameWritable({ owner: 'miles', now, setAside: [] });
    isAskedOn(after(marked, enter('T-1'), opened));
  });

  it("marks made without a truck number belong to the form's first number if the driver took it from the last report", () => {
    const header = { carrier: '', truck_number: 'T-1', trailer_numbers: '', drivers_signature: '' };
    isAskedOn(after({ ...marked, prefill: { header, odometers: [] } }, rememberedHeaderUsed()));
  });

  it("another truck number raises no question if the earlier truck's marks were cleared", () => {
    const cleared = after(marked, enter('T-1'), vehicleEntered(), itemCleared('horn'), enter(''));
    expect(findOtherVehicle(after(cleared, itemMarkedGood('horn'), enter('T-2')))).toBeNull();
  });

  it('another truck number raises no question while the driver is still typing the first one', () => {
    expect(findOtherVehicle(after(marked, enter('T-1'), enter('T-2')))).toBeNull();
  });

  it('marks made without a truck number still belong to the first number after the driver has entered another one', () => {
    isAskedOn(after(marked, enter('T-1'), vehicleEntered(), enter('T-2'), vehicleEntered()));
  });
});

describe('other trailers entered on a form', () => {
  const comment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
  const patchable = load({ ...makeInspection(true, { horn: false }), comments: [comment] });
  const tapped = after(draftAfter(patchable), itemMarkedGood('horn'), itemMarkedGood('doors'));
  const enter = (value: string) => headerFieldChanged({ field: 'trailer_numbers', value });
  const start = otherVehicleStarted({ now: later, setAside: [] });
  const retyped = after(tapped, enter(' R-9 '));
  const sectionItems = { truck: truckItems, trailer: trailerItems };
  const listSectionValues = (state: DraftState, section: 'truck' | 'trailer') =>
    sectionItems[section].map(({ key }) => state.checklist.entities[key].value);

  it('after another trailer is entered, the form accepts no mark and sends no patch until the driver has decided', () => {
    expect(after(retyped, itemMarkedDefective('mirrors'))).toBe(retyped);
    expect(nextPatch(retyped)).toBeNull();
    const kept = after(retyped, vehicleKept());
    expect(kept.header.values.trailer_numbers).toBe('R-88');
    expect(nextPatch(kept)).toMatchObject({ id: 17, key: 'horn' });
  });

  it('another trailer starts with 14 unchecked items in a new report with the rest of the form', () => {
    const state = after(retyped, start);
    expect(listSectionValues(state, 'trailer')).toEqual(trailerItems.map(() => null));
    expect(listSectionValues(state, 'truck')).toEqual(listSectionValues(tapped, 'truck'));
    expect(state.header.values).toEqual(retyped.header.values);
    expect(state).toMatchObject({
      report: { status: 'none' },
      replaces: 17,
      atOffice: null,
      patches: [],
      form: retyped.form,
      trailerForm: start.meta.form,
      markedOn: { truck: 'T-204', trailers: '' },
    });
    const text = defectTextChanged({ key: 'doors', text: 'Hinge' });
    const marked = after(state, itemMarkedDefective('doors'), text);
    expect(marked).toMatchObject({ patches: [], markedOn: { trailers: 'R-9' } });
  });

  it('the taps on the first report remain queued after the driver has started a report for other trailers', () => {
    const state = after(retyped, start);
    const { taps } = state.left[0] ?? {};
    expect(leftPatch(state)).toMatchObject({ id: 17, key: 'horn' });
    expect(taps?.map(({ key }) => key)).toEqual(['horn', 'doors']);
  });

  it.each(['r88', 'R-88 ', '#R 88'])('the trailers count as unchanged if written %j', (text) => {
    expect(findOtherVehicle(after(tapped, enter(text)))).toBeNull();
  });

  it('the trailers count as unchanged in another order, or with another separator between their numbers', () => {
    const two = load({ ...makeInspection(true), trailer_numbers: 'TR-601 TR-602' });
    for (const text of ['TR-601, TR-602', 'TR-602 and TR-601', 'tr601 tr602']) {
      expect(findOtherVehicle(after(draftAfter(two), enter(text)))).toBeNull();
    }
    expect(findOtherVehicle(after(draftAfter(two), enter('TR-601')))).not.toBeNull();
  });

  it('with a marked trailer item, adding or removing the trailer raises a question', () => {
    expect(findOtherVehicle(after(tapped, enter('No trailer')))).toMatchObject({
      kind: 'trailers',
    });
    const unhooked = load({ ...makeInspection(true), trailer_numbers: 'None today' });
    expect(findOtherVehicle(after(draftAfter(unhooked), enter('Bobtail')))).toBeNull();
    expect(findOtherVehicle(after(draftAfter(unhooked), enter('R-1')))).not.toBeNull();
    const unchecked = after(blank, enter('R-1'), itemMarkedGood('horn'), enter('R-2'));
    expect(findOtherVehicle(unchecked)).toBeNull();
  });

  it('the driver may correct a trailer number only before the first save, and only if the phone does not know the earlier number', () => {
    const mayCorrect = (before: string, text: string, ...known: string[]) =>
      selectMayCorrect({
        inspection: {
          draft: after(
            blank,
            ...known.map((trailers) => vehiclesRecognized({ truck: '', trailers })),
            enter(before),
            itemMarkedGood('doors'),
            enter(text),
          ),
        },
      });
    expect(mayCorrect('R-8', 'R-88')).toBe(true);
    expect(mayCorrect('R-8', 'R-88', 'R-88')).toBe(true);
    expect(mayCorrect('R-1, R-8', 'R-1, R-88', 'R-1')).toBe(true);
    expect(mayCorrect('R-8', 'R-88', 'R-8')).toBe(false);
    expect(mayCorrect('R-8', 'R-8, R-9')).toBe(false);
    expect(mayCorrect('No trailer', 'R-9')).toBe(false);
    expect(mayCorrect('R-8', '')).toBe(false);
    expect(selectMayCorrect({ inspection: { draft: retyped } })).toBe(false);
  });
});
