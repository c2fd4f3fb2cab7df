import { restoreScroll } from './restoreScroll';

/** Changes the page's height, because jsdom has no layout. */
let grow: (height: number) => void;
let scrollTo: jest.SpyInstance;
const ended = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  ended.mockReset();
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  let resized: () => void = () => undefined;
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resized = () => undefined;
    }
  };
  grow = (height) => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
    resized();
  };
  grow(800);
});
afterEach(() => jest.useRealTimers());

test('restoring a scroll position waits until the page is tall enough, and holds the position while content loads', () => {
  restoreScroll(2500, ended);
  expect(scrollTo).not.toHaveBeenCalled();
  grow(6000);
  grow(6400);
  expect(scrollTo.mock.calls).toEqual([
    [0, 2500],
    [0, 2500],
  ]);
  jest.advanceTimersByTime(2000);
  expect(ended).toHaveBeenCalledTimes(1);
  grow(7000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test("the visitor's own scrolling cancels the restoring of a scroll position", () => {
  restoreScroll(2500, ended);
  window.dispatchEvent(new Event('wheel'));
  expect(ended).toHaveBeenCalledTimes(1);
  grow(6000);
  expect(scrollTo).not.toHaveBeenCalled();
});
