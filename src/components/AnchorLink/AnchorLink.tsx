import { useLocation, useNavigate } from 'react-router';
import { type Anchor, anchors, routes } from '@/contract/routes';

/** Returns a section's address and a function that goes there. `RouteEffects` then scrolls. */
function useAnchor(anchor: Anchor) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    href: anchor === anchors.footer ? `#${anchor}` : `${routes.home}#${anchor}`,
    follow: () => {
      const isHere = pathname === routes.home || document.getElementById(anchor) !== null;
      const page = isHere ? { pathname, search } : { pathname: routes.home };
      // As in browsers, a second press adds no history entry.
      const isRepeated = isHere && hash === `#${anchor}`;
      void navigate({ ...page, hash: anchor }, { replace: isRepeated });
    },
  };
}

function opensElsewhere(event: React.MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

interface AnchorLinkProps extends Omit<React.ComponentProps<'a'>, 'href'> {
  to: Anchor;
}

/** A link to a section of a page. It works without scripts. */
export function AnchorLink({ to, onClick, children, ...link }: AnchorLinkProps) {
  const { href, follow } = useAnchor(to);
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        follow();
      }}
    >
      {children}
    </a>
  );
}
