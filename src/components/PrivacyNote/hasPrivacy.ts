import { createContext, useContext } from 'react';

/** Whether the site has a privacy page. */
export const HasPrivacyContext = createContext(false);

export const useHasPrivacy = () => useContext(HasPrivacyContext);
