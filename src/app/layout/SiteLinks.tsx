import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { AnchorLink } from '../../components/AnchorLink/AnchorLink';
import { anchors, routes } from '../../contract/routes';

const links = [
  { text: 'Home', to: routes.home },
  { text: 'About', anchor: anchors.about },
  { text: 'Services', anchor: anchors.services },
  { text: 'For drivers', to: routes.drivers },
  { text: 'For shippers', to: routes.shippers },
] as const;

const List = styled('ul')({ display: 'contents' });

interface SiteLinksProps {
  className?: string;
  /** A link was followed. */
  onFollow?: () => void;
}

/** The five links of header, side menu and footer (specification 2), as list items. */
export function SiteLinks({ className, onFollow }: SiteLinksProps) {
  return (
    <List>
      {links.map((link) => (
        <li key={link.text}>
          {'anchor' in link ? (
            <AnchorLink to={link.anchor} className={className} onClick={onFollow}>
              {link.text}
            </AnchorLink>
          ) : (
            <NavLink to={link.to} end className={className} onClick={onFollow}>
              {link.text}
            </NavLink>
          )}
        </li>
      ))}
    </List>
  );
}
