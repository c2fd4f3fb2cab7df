import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { toastDismissed, toastRequested } from '@/events/toasts';
import { selectToasts } from '@/features/ui/uiSlice';
import { renderWithProviders } from '@/testing/renderWithProviders';

// `renderWithProviders` already renders the toasts.
test('a toast shows its text, and an error toast is an alert', async () => {
  const { store } = renderWithProviders(null);
  act(() => {
    store.dispatch(toastRequested({ type: 'success', text: 'Inspection saved successfully' }));
    store.dispatch(toastRequested({ type: 'error', text: 'Failed to send' }));
  });
  expect(screen.getByRole('status')).toHaveTextContent('Inspection saved successfully');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to send');
});

test('a success toast replaces the loading toast with the same id', async () => {
  const { store } = renderWithProviders(null);
  act(() => {
    store.dispatch(toastRequested({ id: 'send', type: 'loading', text: 'Loading...' }));
  });
  act(() => {
    store.dispatch(toastRequested({ id: 'send', type: 'success', text: 'Sent' }));
  });
  expect(screen.getByText('Sent')).toBeVisible();
  await waitForElementToBeRemoved(() => screen.queryByText('Loading...'));
  expect(selectToasts(store.getState())).toHaveLength(1);
});

test('a dismissed toast is removed from the screen and the store', async () => {
  const { store, user } = renderWithProviders(null);
  act(() => {
    store.dispatch(toastRequested({ id: 'a', type: 'loading', text: 'Loading...' }));
    store.dispatch(toastRequested({ id: 'b', type: 'loading', text: 'Waiting...' }));
  });
  await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
  expect(selectToasts(store.getState()).map(({ id }) => id)).toEqual(['b']);
  act(() => {
    store.dispatch(toastDismissed('b'));
  });
  await waitForElementToBeRemoved(() => screen.queryByText('Waiting...'));
  expect(screen.queryByRole('status')).toBeNull();
});

describe('timed toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const listToastTexts = ({ store }: ReturnType<typeof renderWithProviders>) =>
    selectToasts(store.getState()).map(({ text }) => text);

  test('a success toast disappears after 2000 ms, a blank, error or custom toast after 4000 ms, and a loading toast stays', async () => {
    const view = renderWithProviders(null);
    act(() => {
      for (const type of ['blank', 'error', 'success', 'loading', 'custom'] as const) {
        view.store.dispatch(toastRequested({ type, text: type }));
      }
    });
    await pass(1900);
    expect(listToastTexts(view)).toHaveLength(5);
    await pass(200);
    expect(listToastTexts(view)).toEqual(['blank', 'error', 'loading', 'custom']);
    await pass(2000);
    expect(listToastTexts(view)).toEqual(['loading']);
    await pass(60_000);
    expect(listToastTexts(view)).toEqual(['loading']);
  });

  test('only the newest 20 toasts appear at once', async () => {
    const view = renderWithProviders(null);
    for (let number = 1; number <= 25; number++) {
      act(() => {
        view.store.dispatch(toastRequested({ type: 'loading', text: `Toast ${number}` }));
      });
      await pass(600);
    }
    // React must render between the timers, so the time passes in steps.
    for (let step = 0; step < 12; step++) await pass(500);
    expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Toast ${index + 6}`),
    );
  });

  test('a toast stays while the pointer is on it', async () => {
    const view = renderWithProviders(null);
    act(() => {
      view.store.dispatch(toastRequested({ type: 'success', text: 'Sent' }));
    });
    await pass(300);
    const user = (await import('@testing-library/user-event')).userEvent.setup({
      advanceTimers: jest.advanceTimersByTime,
    });
    await user.hover(screen.getByText('Sent'));
    await pass(10_000);
    expect(listToastTexts(view)).toEqual(['Sent']);
    await user.unhover(screen.getByText('Sent'));
    await pass(2000);
    expect(listToastTexts(view)).toEqual([]);
  });
});
