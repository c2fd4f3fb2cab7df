import { useHiddenSections } from '@/components/Section/hiddenSections';
import { anchors, routes } from '@/contract/routes';

/** `section` names the section of content that a link needs. */
const siteLinks = [
  { text: 'Home', to: routes.home, section: null },
  { text: 'About', to: anchors.about, section: 'services' },
  { text: 'Services', to: anchors.services, section: 'home-services' },
  { text: 'For drivers', to: routes.drivers, section: null },
  { text: 'For shippers', to: routes.shippers, section: null },
] as const;

/** The site's links without those to hidden sections. */
export function useSiteLinks() {
  const hidden = useHiddenSections();
  return siteLinks.filter(({ section }) => section === null || !hidden.includes(section));
}

export type SiteLinkTarget = (typeof siteLinks)[number]['to'] | typeof routes.privacy;
