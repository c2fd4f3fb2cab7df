import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseColorScheme, useColorScheme } from '../../colorScheme';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';

function Shown() {
  return <output>{useColorScheme()}</output>;
}

function phoneAsksFor(scheme: 'dark' | 'light') {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: scheme === 'dark',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

function show() {
  render(
    <>
      <ColorSchemeSwitch />
      <Shown />
    </>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: /^Color scheme/ });
const scheme = () => screen.getByRole('status').textContent;

afterEach(() => {
  jest.restoreAllMocks();
  chooseColorScheme('automatic');
  localStorage.clear();
});

test.each(['dark', 'light'] as const)('a phone set to %s gets that color scheme', (preferred) => {
  phoneAsksFor(preferred);
  show();
  expect(scheme()).toBe(preferred);
  expect(button()).toHaveAccessibleName('Color scheme: Automatic');
});

test("a chosen color scheme overrides the phone's setting and is stored, and the focus returns to the button", async () => {
  phoneAsksFor('dark');
  const user = show();
  await user.click(button());
  expect(screen.getByRole('menuitemradio', { name: 'Automatic' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Light' }));
  expect(scheme()).toBe('light');
  expect(localStorage.getItem('colourScheme')).toBe('light');
  expect(button()).toHaveAccessibleName('Color scheme: Light');
  expect(button()).toHaveFocus();
});

test('a color scheme chosen in another tab applies to this tab too', () => {
  show();
  localStorage.setItem('colourScheme', 'dark');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(scheme()).toBe('dark');
});

test('an invalid stored color scheme counts as no choice', () => {
  localStorage.setItem('colourScheme', 'mauve');
  show();
  expect(scheme()).toBe('light');
});

test('a chosen color scheme applies even if the browser cannot store it', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = show();
  await user.click(button());
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(scheme()).toBe('dark');
});
