import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

const clicked = jest.fn();
const submitted = jest.fn();

function listen() {
  for (const element of document.querySelectorAll('button, a'))
    element.addEventListener('click', () => {
      clicked(element.textContent);
    });
  screen.getByRole('form').addEventListener('submit', (event) => {
    event.preventDefault();
    submitted();
  });
}

beforeEach(() => {
  jest.resetAllMocks();
  document.documentElement.removeAttribute('data-pictures');
  document.body.innerHTML = `
    <div id="not-started" role="alert" hidden>This page has not loaded completely.</div>
    <a href="#somewhere">Link</a>
    <button><b>First</b></button>
    <button>Second</button>
    <form aria-label="Application"><input aria-label="Name"><button type="submit">Send</button></form>`;
  jest.isolateModules(() => void jest.requireActual('./queueEarlyEvents.inline'));
  listen();
});
afterEach(() => window.replayEarlyEvents?.());

const replay = () => window.replayEarlyEvents?.();

test('the last button pressed before the app has loaded is clicked once when the app has loaded', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByText('Second'));
  await user.click(screen.getByText('First'));
  expect(clicked).not.toHaveBeenCalled();
  replay();
  replay();
  expect(clicked.mock.calls).toEqual([['First']]);
});

test('a form submitted with Enter before the app has loaded is sent once, with the typed text', async () => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Dana{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  replay();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Name')).toHaveValue('Dana');
});

test('submitting a form before the app has loaded does not navigate away', () => {
  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
});

test('a press on a link before the app has loaded is not delayed', async () => {
  await userEvent.click(screen.getByText('Link'));
  expect(clicked.mock.calls).toEqual([['Link']]);
});

test('a pressed button that is removed before the app has loaded is not clicked', async () => {
  const button = screen.getByText('Second');
  await userEvent.click(button);
  button.remove();
  replay();
  expect(clicked).not.toHaveBeenCalled();
});

test('a button that is focused but not pressed before the app has loaded is not clicked', async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  replay();
  expect(clicked).not.toHaveBeenCalled();
});

test('a press is not blocked once the app has loaded', async () => {
  replay();
  await userEvent.click(screen.getByText('Second'));
  expect(clicked.mock.calls).toEqual([['Second']]);
});

test('a button pressed early is marked as busy until the app has loaded, and the wait is announced once', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByText('Second'));
  expect(screen.getByRole('button', { busy: true })).toHaveTextContent('Second');
  expect(screen.getByRole('status')).toHaveTextContent('The page is still loading.');
  const changes = jest.fn();
  new MutationObserver(changes).observe(screen.getByRole('status'), { childList: true });
  await user.click(screen.getByText('First'));
  expect(screen.getByRole('button', { busy: true })).toHaveTextContent('First');
  expect(changes).not.toHaveBeenCalled();
  replay();
  expect(clicked.mock.calls).toEqual([['First']]);
  expect(screen.queryByRole('button', { busy: true })).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the submit button of a form that waits for the app is marked as busy', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Dana{Enter}');
  expect(screen.getByRole('button', { busy: true })).toHaveTextContent('Send');
});

describe('a page whose scripts do not start', () => {
  const says = () => screen.queryByRole('alert') !== null;
  const appendScript = (page: 'page' | 'app') => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = '/assets/main.js';
    script.defer = page === 'page';
    document.head.append(script);
    return script;
  };

  test.each([
    ['a script of the page cannot be loaded', () => fireEvent.error(appendScript('page'))],
    [
      'the browser does not understand a script of the page',
      () => window.dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/a.js` })),
    ],
    ['the app cannot be loaded', () => window.giveUpEarlyEvents?.()],
  ])('the page says that it has not loaded and blocks no button when %s', async (_reason, fail) => {
    await userEvent.click(screen.getByText('First'));
    fail();
    expect(says()).toBe(true);
    expect(screen.queryByRole('button', { busy: true })).toBeNull();
    await userEvent.click(screen.getByText('Second'));
    expect(clicked.mock.calls).toEqual([['Second']]);
  });

  test.each([
    ['a script that the app will request again', () => fireEvent.error(appendScript('app'))],
    ['a picture', () => fireEvent.error(document.body.appendChild(new Image()))],
    [
      "an extension's script",
      () =>
        window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://a/b.js' })),
    ],
  ])('the page continues to wait for the app after a failure of %s', async (_what, fail) => {
    fail();
    expect(says()).toBe(false);
    await userEvent.click(screen.getByText('First'));
    expect(clicked).not.toHaveBeenCalled();
  });

  test('the page says after 10 s that it has not loaded, until the app arrives', () => {
    window.replayEarlyEvents?.();
    jest.useFakeTimers();
    jest.isolateModules(() => void jest.requireActual('./queueEarlyEvents.inline'));
    jest.advanceTimersByTime(9_999);
    expect(says()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(says()).toBe(true);
    replay();
    expect(says()).toBe(false);
    jest.useRealTimers();
  });
});

test('the page is marked to show the pictures below the first screen when `showPictures` is called, or after 10 s', () => {
  const page = document.documentElement;
  expect(page).not.toHaveAttribute('data-pictures');
  window.showPictures?.();
  expect(page).toHaveAttribute('data-pictures');
  page.removeAttribute('data-pictures');
  jest.useFakeTimers();
  jest.isolateModules(() => void jest.requireActual('./queueEarlyEvents.inline'));
  jest.advanceTimersByTime(9_999);
  expect(page).not.toHaveAttribute('data-pictures');
  jest.advanceTimersByTime(1);
  expect(page).toHaveAttribute('data-pictures');
  jest.useRealTimers();
});
