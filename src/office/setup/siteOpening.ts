import { createContext, useContext } from 'react';

interface SiteOpening {
  /** If false, visitors see 'Opening soon'. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Whether the site is open to visitors. */
export const SiteOpeningContext = createContext<SiteOpening>({
  isOpen: true,
  setOpen: () => undefined,
});

export const useSiteOpening = () => useContext(SiteOpeningContext);
