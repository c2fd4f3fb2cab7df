import { createContext, useContext } from 'react';

const none: readonly string[] = [];

/** The value in the page's settings. */
export const HiddenSectionsContext = createContext<readonly string[] | undefined>(undefined);

/** The names of the sections that the office does not show on the site. */
export const useHiddenSections = () => useContext(HiddenSectionsContext) ?? none;
