import { useSyncExternalStore } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import * as v from 'valibot';
import type { ColourScheme } from '@/theme/palette';

/** The driver's choices: `automatic` follows the phone's setting. */
export const colourSchemeChoices = ['light', 'dark', 'automatic'] as const;
export type ColourSchemeChoice = (typeof colourSchemeChoices)[number];

const storageKey = 'colourScheme';
const storedChoice = v.fallback(v.picklist(colourSchemeChoices), 'automatic');

/** Without storage the choice lasts as long as the page. */
let unstored: ColourSchemeChoice | null = null;
const listeners = new Set<() => void>();

function readChoice(): ColourSchemeChoice {
  if (unstored) return unstored;
  try {
    return v.parse(storedChoice, localStorage.getItem(storageKey));
  } catch {
    return 'automatic';
  }
}

/** Stores the choice on this phone and applies it. */
export function chooseColourScheme(choice: ColourSchemeChoice): void {
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

/**
 * The choice on this phone. It is in the browser's storage, which is read before the first paint,
 * rather than in Redux.
 */
export function useColourSchemeChoice(): ColourSchemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'automatic');
}

/** The colour scheme to show. */
export function useColourScheme(): ColourScheme {
  const choice = useColourSchemeChoice();
  const isDarkAsked = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (choice !== 'automatic') return choice;
  return isDarkAsked ? 'dark' : 'light';
}
