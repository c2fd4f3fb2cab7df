import { coalesce } from './coalesce';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a coalesced task runs immediately on the first call, and immediately again after a pause', () => {
  const task = jest.fn();
  const call = coalesce(task, 1000);
  call();
  expect(task).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(1);
  call();
  expect(task).toHaveBeenCalledTimes(2);
});

it('during a burst of calls, a coalesced task runs once at the start and then once a second', () => {
  const task = jest.fn();
  const call = coalesce(task, 1000);
  for (let calls = 0; calls < 250; calls += 1) {
    call();
    jest.advanceTimersByTime(10);
  }
  expect(task).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledTimes(4);
});
