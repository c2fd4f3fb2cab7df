import { createContext, useContext } from 'react';
import { defaultSettings } from '@/contract/settings';

/** The settings of the store that the components use (`Providers`). */
export const SettingsContext = createContext(defaultSettings);

/** The site's settings. They never change while the page is open. */
export const useSettings = () => useContext(SettingsContext);
