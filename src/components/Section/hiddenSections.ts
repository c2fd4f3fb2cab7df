import { createContext, useContext } from 'react';

const none: readonly string[] = [];

export const HiddenSectionsContext = createContext<readonly string[] | undefined>(undefined);

/** The names of the sections that the office hides. */
export const useHiddenSections = () => useContext(HiddenSectionsContext) ?? none;
