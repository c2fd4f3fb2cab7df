import { anchors, routes } from '@/contract/routes';

/** The five links of header, side menu and footer. */
export const siteLinks = [
  { text: 'Home', to: routes.home },
  { text: 'About', to: anchors.about },
  { text: 'Services', to: anchors.services },
  { text: 'For drivers', to: routes.drivers },
  { text: 'For shippers', to: routes.shippers },
] as const;
