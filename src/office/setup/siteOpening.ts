import { createContext, useContext } from 'react';

interface SiteOpening {
  /** Whether visitors see the site, or 'Opening soon'. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** From the page's settings, until it is changed on this page. */
export const SiteOpeningContext = createContext<SiteOpening>({
  isOpen: true,
  setOpen: () => undefined,
});

export const useSiteOpening = () => useContext(SiteOpeningContext);
