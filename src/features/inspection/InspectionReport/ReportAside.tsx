import { styled } from '@mui/material/styles';
import { memo, useCallback } from 'react';
import { memoTheme } from '@/theme/memoTheme';
import { CategoryProgress } from '@/features/inspection/checklist/CategoryProgress';
import { ReportBar } from './ReportBar';
import { useBarPlace } from './useBarPlace';

/**
 * The CSS variable with the height of the bar at the window's lower edge. It is for scroll-padding
 * and for elements placed above the bar.
 */
const bottomBar = '--bottom-bar';

/**
 * Keeps a bar from covering the focused element and the page's corner while it is at the window's
 * lower edge.
 */
function useBottomBar(isCovering: boolean): React.RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar || !isCovering || typeof ResizeObserver === 'undefined') return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() =>
        style.setProperty(bottomBar, `${bar.offsetHeight}px`),
      );
      observer.observe(bar, { box: 'border-box' });
      return () => {
        observer.disconnect();
        style.removeProperty(bottomBar);
      };
    },
    [isCovering],
  );
}

/** The maximum height of the bar on a phone. With 16 px text, it leaves room for notices. */
const limit = '40dvh + max(0px, (20px - 1rem) * 50)';

const Aside = styled('div')(
  memoTheme(({ theme }) => ({
    position: 'sticky',
    zIndex: 2,
    background: theme.palette.background.paper,
    [theme.breakpoints.down('md')]: {
      bottom: 0,
      // With large text, most of a small phone's height remains for the report.
      display: 'flex',
      flexDirection: 'column',
      maxHeight: `calc(${limit})`,
      // A notice in large text is completely visible until the driver hides it.
      '&:has([role="note"])': {
        maxHeight: `calc(${limit} + clamp(0px, (1rem - 20px) * 1000, 42dvh))`,
      },
      overflowY: 'auto',
      margin: theme.spacing(0, -2),
      padding: theme.spacing(0.5, 2),
      paddingBottom: `max(${theme.spacing(0.5)}, env(safe-area-inset-bottom))`,
      // The edge is a shadow outside the box instead of a border, so that the bar is as high as its
      // content.
      boxShadow: `0 -1px 0 ${theme.palette.surface.edge}`,
      // The bar is as wide as the window. The page's margins are narrower on the narrowest phones.
      '@media (max-width: 359px)': {
        marginInline: theme.spacing(-1),
        paddingInline: theme.spacing(1),
      },
      '& :focus-visible': { outlineOffset: 1 },
      '&[data-place="end"]:nth-of-type(n)': { position: 'static', maxHeight: 'none' },
      '@media (forced-colors: active)': { borderTop: '1px solid' },
    },
    [theme.breakpoints.up('md')]: {
      top: theme.layout.headerHeight + 16,
      display: 'grid',
      gap: theme.spacing(2),
      padding: theme.spacing(2.5),
      border: `1px solid ${theme.palette.divider}`,
      borderRadius: theme.radii.medium,
    },
  })),
);

interface ReportAsideProps {
  /** Whether another tab writes the report. */
  isReadOnly: boolean;
}

/**
 * The report's status and actions, at the bottom of a phone's window, or next to the checklist in a
 * wide window.
 */
export const ReportAside = memo(function ReportAside({ isReadOnly }: ReportAsideProps) {
  const place = useBarPlace();
  const bar = useBottomBar(place === 'edge');
  return (
    <Aside ref={bar} data-bottom-bar data-place={place}>
      {place === 'side' ? <CategoryProgress /> : null}
      <ReportBar isReadOnly={isReadOnly} />
    </Aside>
  );
});
