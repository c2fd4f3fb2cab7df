import { createContext, useContext } from 'react';

/** Whether the page's settings say that the site has a privacy page. */
export const HasPrivacyContext = createContext(false);

export const useHasPrivacy = () => useContext(HasPrivacyContext);
