import { useLocation, useNavigate } from 'react-router';
import type { Anchor } from '@/contract/routes';
import { anchors, routes } from '@/contract/routes';
import { scrollToId } from '../scrolling/scroll';

/** The router state of a link to a section of another page. */
interface AnchorState {
  anchor: Anchor;
}

/**
 * Follows an in-page link: scrolls smoothly if the page has the section, else goes to the home page
 * and passes the anchor along. The footer is on every page with a layout.
 */
function useAnchor(anchor: Anchor) {
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

/**
 * A plain link to a section of a page. It works before any script, and scrolls smoothly afterwards.
 */
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
