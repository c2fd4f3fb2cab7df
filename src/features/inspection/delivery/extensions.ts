import { createContext, useContext } from 'react';
import type { ChecklistKey } from '@/contract/checklist';
import type { PreviousResponse } from '@/contract/extensions';
import type { FactsByItem } from '@/features/inspection/model/text/itemHistory';

/** The data that Linehaul's own backend adds to the current report. */
export interface Extensions {
  /**
   * `absent` with another backend, or if the chunk cannot be loaded. While it is `loading`, the
   * phone's 'My reports' is not shown, because it must not change to the server's while it is being
   * tapped.
   */
  status: 'absent' | 'loading' | 'loaded';
  /**
   * The last reports of the entered vehicles. `unknown`: there is no connection, and none are
   * stored on this phone.
   */
  previous: PreviousResponse | 'unknown' | null;
  items: FactsByItem;
}

export const noExtensions: Extensions = { status: 'absent', previous: null, items: new Map() };

/** The last reports, unless they are unknown. */
export const responseOf = (previous: Extensions['previous']): PreviousResponse | null =>
  previous === 'unknown' ? null : previous;

/** Never changes with a tap, so that a tap renders only its own row. */
export const ExtensionsContext = createContext(noExtensions);

export const useExtensions = () => useContext(ExtensionsContext);

export const useItemFacts = (key: ChecklistKey) => useExtensions().items.get(key);
