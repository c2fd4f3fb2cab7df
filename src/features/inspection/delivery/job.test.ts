import { createAction } from '@reduxjs/toolkit';
import {
  connectionHinted,
  itemMarkedGood,
  retryRequested,
} from '@/features/inspection/model/inspectionSlice';
import { listen } from '@/features/inspection/storage/inspectionStore';
import { openReportStore } from '@/testing/report/reportStore';
import { noResponse, repeatWhileDue, type CallResult } from './job';

const started = createAction('test/started');
const second = 1000;

let stop: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Each step returns the next of these results, and the last result repeats. */
function runJob(...results: CallResult[]) {
  const { store, stop: stopInspection } = openReportStore();
  stopInspection();
  const work = { isDone: false };
  let index = 0;
  const step = jest.fn(async () => {
    const result = results[Math.min(index, results.length - 1)] ?? noResponse;
    index += 1;
    if (result === 'responded' && index >= results.length) work.isDone = true;
    return result;
  });
  const onWaited = jest.fn();
  const job = { isDue: () => !work.isDone, step, onWaited };
  const end = store.dispatch(
    listen({ actionCreator: started, effect: (_action, api) => repeatWhileDue(api, job) }),
  );
  stop = () => end({ cancelActive: true });
  store.dispatch(started());
  // Math.random decides each wait. The mock must follow Redux Toolkit's creation of ids, which also uses Math.random.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const stepsAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return step.mock.calls.length;
  };
  return { store, work, onWaited, stepsAfter };
}

describe('a job that gets no response', () => {
  it('a job that gets no response waits twice as long after each failure, up to a minute', async () => {
    const { stepsAfter, onWaited } = runJob(noResponse);
    expect(await stepsAfter(0)).toBe(1);
    let steps = 1;
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await stepsAfter(seconds * second - 1)).toBe(steps);
      steps += 1;
      expect(await stepsAfter(1)).toBe(steps);
      expect(onWaited).toHaveBeenCalledTimes(steps - 1);
    }
  });

  it('a job whose call failed waits as long as the server asked if that is longer than its own wait', async () => {
    const { stepsAfter } = runJob({ retryAfter: 90 * second });
    expect(await stepsAfter(90 * second - 1)).toBe(1);
    expect(await stepsAfter(1)).toBe(2);
  });

  it.each([retryRequested(), connectionHinted('back')])(
    'a job that gets no response tries again at once after $type, and resets its failure count',
    async (action) => {
      const { store, stepsAfter, onWaited } = runJob(noResponse);
      expect(await stepsAfter(3 * second)).toBe(3);
      store.dispatch(action);
      expect(await stepsAfter(0)).toBe(4);
      expect(onWaited).toHaveBeenCalledTimes(2);
      expect(await stepsAfter(second)).toBe(5);
    },
  );

  it.each([itemMarkedGood('horn'), connectionHinted('lost')])(
    'a job that gets no response keeps waiting after $type',
    async (action) => {
      const { store, stepsAfter } = runJob(noResponse);
      expect(await stepsAfter(0)).toBe(1);
      store.dispatch(action);
      expect(await stepsAfter(second - 1)).toBe(1);
    },
  );

  it('a job that gets no response ends when its task is canceled', async () => {
    const { stepsAfter } = runJob(noResponse);
    expect(await stepsAfter(0)).toBe(1);
    stop();
    expect(await stepsAfter(120 * second)).toBe(1);
  });
});

test('a job starts its next step at once after a response, or waits until a step is due', async () => {
  const { store, work, stepsAfter } = runJob('responded', 'responded', 'responded');
  expect(await stepsAfter(0)).toBe(3);
  expect(await stepsAfter(120 * second)).toBe(3);
  work.isDone = false;
  store.dispatch(itemMarkedGood('horn'));
  expect(await stepsAfter(0)).toBe(4);
});

test("a response resets a job's failure count", async () => {
  const { stepsAfter } = runJob(noResponse, noResponse, 'responded', noResponse);
  expect(await stepsAfter(3 * second)).toBe(4);
  expect(await stepsAfter(second - 1)).toBe(4);
  expect(await stepsAfter(1)).toBe(5);
});
