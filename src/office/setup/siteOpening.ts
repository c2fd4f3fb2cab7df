import { createContext, useContext } from 'react';

interface SiteOpening {
  /** Whether visitors see the site, or 'Opening soon'. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The value from the page's settings, until this page changes it. */
export const SiteOpeningContext = createContext<SiteOpening>({
  isOpen: true,
  setOpen: () => undefined,
});

export const useSiteOpening = () => useContext(SiteOpeningContext);
