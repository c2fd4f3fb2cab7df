import { NavLink } from 'react-router';
import { AnchorLink } from '@/components/AnchorLink/AnchorLink';
import type { siteLinks } from './siteLinks';

interface SiteLinkProps extends React.ComponentProps<'a'> {
  to: (typeof siteLinks)[number]['to'];
}

/** Leads to a page, and says when we are on it, or to a place on home. */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  if (to === 'about' || to === 'services') return <AnchorLink {...link} to={to} />;
  return <NavLink {...link} to={to} end />;
}
