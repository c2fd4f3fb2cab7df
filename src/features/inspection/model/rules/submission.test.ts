import { draftAfter, now } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  headerFieldChanged,
  draftReducer,
  itemMarkedDefective,
  reportLoaded,
  tripChosen,
} from '../inspectionSlice';
import type { DraftState } from '../state/inspectionState';
import { toLoadedReport } from './reportContents';
import { firstStep, hasDefects } from './submission';

const loaded = draftAfter(reportLoaded(toLoadedReport(makeInspection(true), now)));

const { request } = waitingSubmission;
const save = { request, purpose: 'save' } as const;
const send = { request, purpose: 'send' } as const;
const unknown = (outcomeUnknown: 'create' | 'send' | null): DraftState => ({
  ...loaded,
  outbox: { status: 'withdrawn', outcomeUnknown },
});
/** The server failed at the create call, and the driver has changed nothing since. */
const rejected: DraftState = { ...loaded, outbox: { status: 'empty', outcomeUnknown: 'create' } };
const create = { kind: 'create', outcomeUnknown: false };

describe("a submission's first step", () => {
  it('if the report has not changed since it was loaded, a submission only sends it', () => {
    expect(firstStep(loaded, send)).toEqual({ kind: 'send', id: 17, outcomeUnknown: false });
    expect(firstStep(unknown('send'), send)).toEqual({
      kind: 'send',
      id: 17,
      outcomeUnknown: true,
    });
  });

  it('a submission first asks for the id of a report that this phone has just created', () => {
    const created: DraftState = { ...loaded, report: { status: 'created' } };
    expect(firstStep(created, send)).toEqual({ kind: 'identify' });
  });

  it('a submission creates a report that is only to be saved, or that has a queued patch', () => {
    expect(firstStep(loaded, save)).toEqual(create);
    expect(firstStep({ ...loaded, patches: ['horn'] }, send)).toEqual(create);
  });

  it('a submission creates the report if the driver changed an item, the header or the trip', () => {
    const changed = { ...request, horn: false };
    expect(firstStep(loaded, { request: changed, purpose: 'send' })).toEqual(create);
    const header = { ...request, carrier: 'Lee Park' };
    expect(firstStep(loaded, { request: header, purpose: 'send' })).toEqual(create);
    expect(firstStep(draftReducer(loaded, tripChosen('after')), send)).toEqual(create);
  });

  it('the create step of a submission has an unknown outcome if an earlier create call may have succeeded', () => {
    const uncertain = { kind: 'create', outcomeUnknown: true };
    const own = { ...send, key: 'e3b0c442' };
    expect(firstStep(unknown('create'), own)).toEqual(uncertain);
    expect(firstStep(rejected, send)).toEqual(uncertain);
    expect(firstStep(unknown('send'), save)).toEqual(create);
  });

  it('with another backend, a report that the driver changed after an uncertain create call is created', () => {
    const changed = draftReducer(rejected, itemMarkedDefective('horn'));
    expect(changed.outbox).toEqual({ status: 'withdrawn', outcomeUnknown: 'create' });
    expect(firstStep(changed, save)).toEqual(create);
  });
});

test('a submission has defects if any item is defective', () => {
  expect(hasDefects(save)).toBe(false);
  expect(hasDefects({ request: { ...request, horn: false }, purpose: 'save' })).toBe(true);
});

describe('an edit', () => {
  const waiting: DraftState = {
    ...loaded,
    rejections: { carrier: ['Too long.'], date_inspected: ['Too old.'] },
    isRejected: true,
    outbox: {
      status: 'waiting',
      submission: save,
      hasWaited: true,
      step: { kind: 'create', outcomeUnknown: true },
    },
  };

  it("an edit removes only the server's message about the edited field", () => {
    const change = headerFieldChanged({ field: 'time', value: '07:00' });
    const state = draftReducer(waiting, change);
    expect(state.rejections).toEqual({ carrier: ['Too long.'], date_inspected: [] });
    expect(state.isRejected).toBe(false);
  });

  it('an edit withdraws a waiting submission, and makes a fetch due if a call may have succeeded', () => {
    const state = draftReducer(waiting, itemMarkedDefective('horn'));
    expect(state.outbox).toEqual({ status: 'withdrawn', outcomeUnknown: 'create' });
    expect(state.report).toEqual({ status: 'unknown' });
    expect(state.loading).toEqual({ status: 'due', announce: false, quiet: true });
  });

  it("an edit makes no fetch due if the withdrawn submission's calls certainly failed", () => {
    const step = { kind: 'create', outcomeUnknown: false } as const;
    const failed: DraftState = {
      ...waiting,
      outbox: { status: 'waiting', submission: save, step, hasWaited: true },
    };
    const state = draftReducer(failed, itemMarkedDefective('horn'));
    expect(state.outbox).toEqual({ status: 'withdrawn', outcomeUnknown: null });
    expect(state.report).toBe(failed.report);
    expect(state.loading).toBe(failed.loading);
  });

  it("an edit that does not change the report's contents keeps the submission", () => {
    const change = headerFieldChanged({ field: 'carrier', value: ' Dana Miles ' });
    expect(draftReducer(waiting, change).outbox).toEqual(waiting.outbox);
  });
});
