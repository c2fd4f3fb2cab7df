import { StrictMode, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydratedWhenNear } from './HydratedWhenNear';
import { PartsMaySleep } from './partsMaySleep';

/** Observers that see nothing until they are told to. */
const observers = new Set<() => void>();
class Blind implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [];
  private see = () => undefined as void;
  constructor(
    private readonly notify: IntersectionObserverCallback,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin;
  }
  observe(target: Element) {
    const box = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null };
    this.see = () =>
      this.notify([{ ...entry, boundingClientRect: box, intersectionRect: box }], this);
    observers.add(this.see);
  }
  unobserve() {}
  disconnect() {
    observers.delete(this.see);
  }
  takeRecords() {
    return [];
  }
}
const scrollNear = () => act(async () => observers.forEach((see) => see()));

/** Called with each render of the part: never as long as it is only markup. */
const rendered = jest.fn();
function Counter() {
  const [count, setCount] = useState(0);
  rendered();
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}

const page = (place: 'server' | 'browser') => (
  <StrictMode>
    <PartsMaySleep value={place === 'browser'}>
      <HydratedWhenNear>
        <Counter />
      </HydratedWhenNear>
    </PartsMaySleep>
  </StrictMode>
);

const jsdomsOwn = window.IntersectionObserver;
const complaint = jest.fn();
let root: Root | undefined;
let container = document.body;

beforeEach(async () => {
  window.IntersectionObserver = Blind;
  container = document.createElement('div');
  container.innerHTML = renderToString(page('server'));
  document.body.append(container);
  rendered.mockClear();
  await act(async () => {
    root = hydrateRoot(container, page('browser'), { onRecoverableError: complaint });
  });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
  expect(observers.size).toBe(0);
  expect(complaint).not.toHaveBeenCalled();
  window.IntersectionObserver = jsdomsOwn;
});

const button = () => screen.getByRole('button');

test('a part far from the screen stays as the server rendered it, to be read', () => {
  expect(button()).toHaveTextContent('Pressed 0 times');
  expect(rendered).not.toHaveBeenCalled();
});

test('it comes to life, in the same elements, when it is near', async () => {
  const before = button();
  await scrollNear();
  expect(rendered).toHaveBeenCalled();
  expect(button()).toBe(before);
  await act(async () => button().click());
  expect(button()).toHaveTextContent('Pressed 1 times');
});

test('a press on it before that wakes it, and acts once', async () => {
  const before = button();
  await act(async () => button().click());
  expect(button()).toBe(before);
  expect(button()).toHaveTextContent('Pressed 1 times');
});

test.each(['pointerdown', 'keydown'])('a %s anywhere on the page wakes it', async (type) => {
  await act(async () => document.body.dispatchEvent(new Event(type, { bubbles: true })));
  expect(rendered).toHaveBeenCalled();
});

test('so does a navigation', async () => {
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(rendered).toHaveBeenCalled();
});

test('where nothing was rendered before, it is rendered at once', () => {
  const { unmount } = render(page('browser'));
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(rendered).toHaveBeenCalled();
  unmount();
});
