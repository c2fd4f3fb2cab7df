import { createContext, useContext } from 'react';
import { defaultSettings } from '@/contract/settings';

export const SettingsContext = createContext(defaultSettings);

/** Returns the site's settings, which never change while the page is open. */
export const useSettings = () => useContext(SettingsContext);
