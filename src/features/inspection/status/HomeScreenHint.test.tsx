import { act, screen } from '@testing-library/react';
import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { reportPages } from '@/testing/report/reportPages';
import { HomeScreenHint } from './HomeScreenHint';

const { serverWith, openPage } = reportPages();
const hint = () =>
  screen.queryByText(
    /^This browser deletes .* tap Share, then ‘Add to Home Screen’.* If this browser does not offer it, use Safari\.$/,
  );

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
  jest.restoreAllMocks();
});

async function openHint(standalone?: boolean) {
  if (standalone !== undefined) {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });
  }
  serverWith();
  const { store } = await openPage();
  const { user, unmount } = renderWithProviders(<HomeScreenHint />, { store });
  return { store, user, unmount };
}

test("in an iPhone's browser, the home screen hint appears once an item is marked, and closing the hint hides it for a week", async () => {
  const { store, user, unmount } = await openHint(false);
  expect(hint()).toBeNull();
  act(() => void store.dispatch(itemMarkedGood('horn')));
  expect(hint()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close this hint' }));
  expect(hint()).toBeNull();
  unmount();

  const today = Date.now();
  const openAfter = (days: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(today + days * 86_400_000);
    const view = renderWithProviders(<HomeScreenHint />, { store });
    const isShown = hint() !== null;
    view.unmount();
    return isShown;
  };
  expect([openAfter(6), openAfter(8)]).toEqual([false, true]);
});

test.each([true, undefined])(
  'the home screen hint does not appear if `navigator.standalone` is %s',
  async (standalone) => {
    const { store } = await openHint(standalone);
    act(() => void store.dispatch(itemMarkedGood('horn')));
    expect(hint()).toBeNull();
  },
);
