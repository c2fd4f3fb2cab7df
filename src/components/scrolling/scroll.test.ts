import { scrollSmoothly, scrollToId } from './scroll';

let scrollTo: jest.SpyInstance<void, [x: number, y: number]>;
const last = () => scrollTo.mock.calls.at(-1)?.[1];

function place(id: string, top: number): HTMLElement {
  const element = document.createElement('section');
  element.id = id;
  element.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 100, 100);
  document.body.append(element);
  return element;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  window.scrollY = 0;
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => {
    window.scrollY = Number(place[1]);
  });
});
afterEach(() => {
  dispatchEvent(new Event('wheel'));
  jest.useRealTimers();
});

test('scrolling to an anchor ends 80 px above it after 500 ms and focuses the anchor', () => {
  const services = place('services', 1000);
  scrollToId('services');
  jest.advanceTimersByTime(480);
  expect(last()).toBeGreaterThan(500);
  expect(last()).toBeLessThan(920);
  jest.advanceTimersByTime(40);
  expect(last()).toBe(920);
  expect(services).toHaveFocus();
});

test('scrolling ends at the anchor even if content above it loads during the scrolling', () => {
  const services = place('services', 1000);
  scrollToId('services');
  jest.advanceTimersByTime(250);
  services.getBoundingClientRect = () => new DOMRect(0, 1400 - window.scrollY, 100, 100);
  jest.advanceTimersByTime(300);
  expect(last()).toBe(1320);
});

test('the page scrolls to an anchor that appears later', async () => {
  scrollToId('about');
  place('about', 700);
  await Promise.resolve();
  jest.advanceTimersByTime(550);
  expect(last()).toBe(620);
});

test('the page does not scroll to an anchor that appears after the wait was canceled', async () => {
  const stop = scrollToId('about');
  stop();
  place('about', 700);
  await Promise.resolve();
  jest.advanceTimersByTime(550);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("the visitor's own scrolling stops a smooth scroll", () => {
  scrollSmoothly(() => 1000);
  jest.advanceTimersByTime(200);
  dispatchEvent(new Event('wheel'));
  const reached = last();
  jest.advanceTimersByTime(400);
  expect(last()).toBe(reached);
});

test('with reduced motion, a smooth scroll is a single jump to its target', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  scrollSmoothly(() => 1000);
  expect(scrollTo.mock.calls).toEqual([[0, 1000]]);
});
