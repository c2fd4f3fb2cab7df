import { createContext, useContext } from 'react';
import type { ChecklistKey } from '@/contract/checklist';
import type { PreviousResponse } from '@/contract/extensions';
import type { ItemNotes } from '@/features/inspection/model/text/itemHistory';

/** What Linehaul's own backend adds to the report on the screen. */
export interface Extensions {
  /** `absent` with another backend, or if the chunk cannot be loaded. */
  status: 'absent' | 'loading' | 'loaded';
  /**
   * The last reports of the entered vehicles. `unknown`: there is no connection, and none are
   * stored on this phone.
   */
  previous: PreviousResponse | 'unknown' | null;
  notes: ItemNotes;
}

export const noExtensions: Extensions = { status: 'absent', previous: null, notes: new Map() };

/** Changes only with a response from the server, so that a tap renders only its own row. */
export const ExtensionsContext = createContext(noExtensions);

export const useExtensions = () => useContext(ExtensionsContext);

export const useItemNote = (key: ChecklistKey) => useExtensions().notes.get(key);
