import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { listCategoryItems } from '@/contract/checklist';
import {
  headerFieldChanged,
  itemMarkedGood,
  reportLoaded,
} from '@/features/inspection/model/inspectionSlice';
import { markedByCategory } from '@/features/inspection/model/rules/checklistSelectors';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { now } from '@/testing/fixtures/draft';
import { defects, makePreviousResponse } from '@/testing/fixtures/extensions';
import { makeInspection } from '@/testing/fixtures/inspection';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { createPhone } from '@/testing/report/inspectionSetup';
import { knowPrevious } from '@/testing/report/knowPrevious';
import { openReportStore } from '@/testing/report/reportStore';
import { Checklist } from './Checklist';

class FakeObserver implements IntersectionObserver {
  static readonly all = new Set<FakeObserver>();
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly targets = new Set<Element>();
  constructor(private readonly callback: IntersectionObserverCallback) {
    FakeObserver.all.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    FakeObserver.all.delete(this);
  }
  takeRecords() {
    return [];
  }
  report(target: Element, intersectionRatio: number) {
    if (!this.targets.has(target)) return;
    const box = target.getBoundingClientRect();
    const entry = {
      target,
      intersectionRatio,
      isIntersecting: intersectionRatio > 0,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: 0,
    };
    this.callback([entry], this);
  }
}

let endings: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const before = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = FakeObserver;
  endings = [() => void (globalThis.IntersectionObserver = before)];
});
afterEach(() => {
  for (const end of endings) end();
  jest.useRealTimers();
});

async function showChecklist({ fleet = false } = {}) {
  const settings = fleet ? extendedSettings : testSettings;
  const { store, stop, writable, state } = openReportStore(createPhone(), settings);
  endings.push(stop);
  await act(() => jest.advanceTimersByTimeAsync(0).then(writable));
  renderWithProviders(<Checklist />, { store, settings });
  const perform = (...actions: Parameters<typeof store.dispatch>[0][]) =>
    act(() => {
      for (const action of actions) store.dispatch(action);
    });
  const enterTruck = (...found: Parameters<typeof makePreviousResponse>) => {
    perform(headerFieldChanged({ field: 'truck_number', value: 'T-204' }));
    act(() => store.dispatch(knowPrevious(makePreviousResponse(...found))));
  };
  return { perform, state, enterTruck };
}

const cab = listCategoryItems('cab').map(({ key }) => key);

/** `time` is in ms. */
function lookAt(keys = cab, { ratio = 0.5, time = 1000 } = {}) {
  act(() => {
    for (const key of keys) {
      const row = document.querySelector(`[data-item="${key}"]`);
      for (const observer of FakeObserver.all) if (row) observer.report(row, ratio);
    }
    jest.advanceTimersByTime(time);
  });
}

/** `at` is in ms. */
function pressAt(button: HTMLElement, at: number) {
  const click = createEvent.click(button);
  Object.defineProperty(click, 'timeStamp', { value: at });
  fireEvent(button, click);
}

const region = () => within(screen.getByRole('region', { name: 'Cab and controls' }));
const press = () =>
  region().getByRole('button', { name: /^Cab and controls: all (others )?good$/ });
const isOff = () => press().getAttribute('aria-disabled') === 'true';

test("'All good' marks a whole category, § items included, once each row has been half in view for a second, and the driver can undo it", async () => {
  const { state } = await showChecklist();
  expect(press()).toHaveTextContent('All good');
  expect(press()).toHaveAccessibleDescription('Look at each item first');
  pressAt(press(), 1000);
  expect(state().checklist.entities.horn.value).toBeNull();
  lookAt(cab.slice(1));
  expect(isOff()).toBe(true);
  lookAt(cab.slice(0, 1), { ratio: 0.3 });
  lookAt(cab.slice(0, 1), { time: 900 });
  expect(isOff()).toBe(true);
  lookAt(cab.slice(0, 1), { ratio: 0.1, time: 900 });
  expect(isOff()).toBe(true);
  lookAt(cab.slice(0, 1));
  expect(isOff()).toBe(false);
  press().focus();
  pressAt(press(), 5000);
  expect(cab.map((key) => state().checklist.entities[key].value)).toEqual(cab.map(() => true));
  expect(new Set(markedByCategory(state()))).toEqual(new Set(cab));
  const undo = region().getByRole('button', {
    name: `Undo: ${cab.length} of Cab and controls marked good`,
  });
  expect(undo).toHaveFocus();
  pressAt(undo, 6000);
  expect(cab.map((key) => state().checklist.entities[key].value)).toEqual(cab.map(() => null));
  expect(isOff()).toBe(false);
});

test("'All good' does not require marked rows to be seen, reads 'All others good' if the category has a defect, and disappears once each item is marked", async () => {
  const { perform } = await showChecklist();
  perform(...cab.slice(2).map(itemMarkedGood));
  lookAt(cab.slice(0, 2));
  expect(isOff()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Horn: defective' }));
  expect(press()).toHaveTextContent('All others good');
  perform(...cab.slice(0, 2).map(itemMarkedGood));
  expect(region().queryByRole('button', { name: /all (others )?good$/ })).toBeNull();
});

test("'All good' does not mark an item whose previous defect is unresolved, and marks the others", async () => {
  const { enterTruck, state } = await showChecklist({ fleet: true });
  enterTruck({ ...defects.open, item: 'mirrors' });
  lookAt();
  fireEvent.click(press());
  expect(state().checklist.entities.mirrors.value).toBeNull();
  expect(state().checklist.entities.horn.value).toBe(true);
});

test("'All good' is disabled while the previous defects are unknown", async () => {
  const { perform } = await showChecklist({ fleet: true });
  lookAt();
  expect(press()).toHaveAccessibleDescription('Enter the truck first');
  perform(headerFieldChanged({ field: 'truck_number', value: 'T-204' }));
  expect(press()).toHaveAccessibleDescription('The last report is not known');
  expect(isOff()).toBe(true);
});

test("'All good' asks for the trailer number first if no trailer is entered", async () => {
  const { enterTruck } = await showChecklist({ fleet: true });
  enterTruck();
  const trailer = screen.getByRole('button', { name: 'Trailer body: all good' });
  expect(trailer).toHaveAccessibleDescription('Enter the trailer first');
});

test("the checklist has no 'All good' button for a saved report that has a comment", async () => {
  const { perform } = await showChecklist();
  const comments = [{ vehicle_inspection: 17, key: 'horn', text: 'Silent', fixed: true }];
  const inspection = { ...makeInspection(true, { mirrors: null }), comments };
  perform(reportLoaded(toLoadedReport(inspection, now)));
  expect(screen.queryByRole('button', { name: /all (others )?good$/ })).toBeNull();
});
