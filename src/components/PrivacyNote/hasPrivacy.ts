import { createContext, useContext } from 'react';

/** As in the page's settings. */
export const HasPrivacyContext = createContext(false);

/** Whether the site has a page about privacy. */
export const useHasPrivacy = () => useContext(HasPrivacyContext);
