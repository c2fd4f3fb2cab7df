import { useSyncExternalStore } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import * as v from 'valibot';
import type { ColorScheme } from '@/theme/palette';

/** `automatic` follows the phone's setting. */
export const colorSchemeChoices = ['light', 'dark', 'automatic'] as const;
export type ColorSchemeChoice = (typeof colorSchemeChoices)[number];

const storageKey = 'colourScheme';
const storedChoice = v.fallback(v.picklist(colorSchemeChoices), 'automatic');

/** Without storage, the choice lasts as long as the page. */
let unstored: ColorSchemeChoice | null = null;
const listeners = new Set<() => void>();

function readChoice(): ColorSchemeChoice {
  if (unstored) return unstored;
  try {
    return v.parse(storedChoice, localStorage.getItem(storageKey));
  } catch {
    return 'automatic';
  }
}

export function chooseColorScheme(choice: ColorSchemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
    unstored = null;
  } catch {
    unstored = choice;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Fires when another tab changes the choice.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The choice on this phone, or `automatic` while the server renders the page or the browser hydrates it. */
export function useColorSchemeChoice(): ColorSchemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'automatic');
}

export function useColorScheme(): ColorScheme {
  const choice = useColorSchemeChoice();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (choice !== 'automatic') return choice;
  return prefersDark ? 'dark' : 'light';
}
