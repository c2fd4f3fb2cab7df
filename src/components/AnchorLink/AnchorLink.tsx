import { useLocation, useNavigate } from 'react-router';
import type { Anchor } from '@/contract/routes';
import { anchors, routes } from '@/contract/routes';
import { scrollToId } from '../scrolling/scroll';

/** What the router passes along when a link leads to a place on another page. */
export interface AnchorState {
  anchor: Anchor;
}

/**
 * What following an in-page link does: on the page that has the place it scrolls there smoothly, from
 * another path it goes to home with the anchor passed along. The footer is on every page with a layout.
 */
export function useAnchor(anchor: Anchor) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    href: anchor === anchors.footer ? `#${anchor}` : `${routes.home}#${anchor}`,
    follow: () => {
      if (pathname === routes.home || document.getElementById(anchor)) scrollToId(anchor);
      else void navigate(routes.home, { state: { anchor } satisfies AnchorState });
    },
  };
}

function opensElsewhere(event: React.MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

interface AnchorLinkProps extends Omit<React.ComponentProps<'a'>, 'href'> {
  to: Anchor;
}

/** A plain link to a place on a page; it works before any script, and smoothly afterwards. */
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
