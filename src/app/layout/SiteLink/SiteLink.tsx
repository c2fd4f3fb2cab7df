import { NavLink } from 'react-router';
import { AnchorLink } from '@/components/AnchorLink/AnchorLink';
import type { SiteLinkTarget } from './siteLinks';

interface SiteLinkProps extends React.ComponentProps<'a'> {
  to: SiteLinkTarget;
}

/** Links to a page, or to an anchor of the home page. A link to the current page has `aria-current`. */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  if (to === 'about' || to === 'services') return <AnchorLink {...link} to={to} />;
  return <NavLink {...link} to={to} end />;
}
