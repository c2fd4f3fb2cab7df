import { NavLink } from 'react-router';
import { AnchorLink } from '@/components/AnchorLink/AnchorLink';
import type { SiteLinkTarget } from './siteLinks';

interface SiteLinkProps extends React.ComponentProps<'a'> {
  to: SiteLinkTarget;
}

/** Links to a page, marked if it is the current one, or to a section of the home page. */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  if (to === 'about' || to === 'services') return <AnchorLink {...link} to={to} />;
  return <NavLink {...link} to={to} end />;
}
