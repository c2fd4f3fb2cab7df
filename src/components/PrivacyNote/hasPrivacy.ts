import { createContext, useContext } from 'react';

/** The value in the page's settings. */
export const HasPrivacyContext = createContext(false);

/** Whether the site has a privacy page. */
export const useHasPrivacy = () => useContext(HasPrivacyContext);
