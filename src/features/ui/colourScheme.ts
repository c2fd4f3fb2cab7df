import { useSyncExternalStore } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import * as v from 'valibot';
import type { ColourScheme } from '@/theme/palette';

/** What drivers can choose: `automatic` is what their phone asks for. */
export const colourSchemeChoices = ['light', 'dark', 'automatic'] as const;
export type ColourSchemeChoice = (typeof colourSchemeChoices)[number];

const storageKey = 'colourScheme';
const storedChoice = v.fallback(v.picklist(colourSchemeChoices), 'automatic');

/** Where storage refuses, the choice lasts as long as the page. */
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

/** Remembers the choice on this phone, and shows it. */
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
  // Another tab has chosen.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What was chosen on this phone. The browser's storage owns it: it is read before the first paint, not restored after. */
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
