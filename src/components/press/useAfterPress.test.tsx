import { act, render, screen } from '@testing-library/react';
import { useAfterPress } from './useAfterPress';

function Notice({ text }: { text: string }) {
  return <p>{useAfterPress(text)}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const point = (type: string) =>
  act(() => void document.dispatchEvent(new Event(type, { bubbles: true })));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function open() {
  const { rerender } = render(<Notice text="before" />);
  return (text: string) => rerender(<Notice text={text} />);
}

test.each([
  ['the pointer has left and its click has come', () => point('pointerup'), 100],
  ['the browser has taken the press for a scroll', () => point('pointercancel'), 100],
  ['three seconds have passed without the end of the press', () => undefined, 3000],
])('a value that changes during a press shows only after %s', (_what, finish, delay) => {
  const show = open();
  point('pointerdown');
  show('after');
  expect(screen.getByText('before')).toBeVisible();
  finish();
  wait(delay - 1);
  expect(screen.getByText('before')).toBeVisible();
  wait(1);
  expect(screen.getByText('after')).toBeVisible();
});

test('a value that changes between presses shows at once', () => {
  const show = open();
  show('after');
  expect(screen.getByText('after')).toBeVisible();
  point('pointerdown');
  expect(screen.getByText('after')).toBeVisible();
  point('pointerup');
  wait(100);
});
