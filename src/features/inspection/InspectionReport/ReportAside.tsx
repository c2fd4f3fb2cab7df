import { styled } from '@mui/material/styles';
import { memo, useCallback } from 'react';
import { memoTheme } from '@/theme/memoTheme';
import { CategoryProgress } from '@/features/inspection/checklist/CategoryProgress';
import { ReportBar } from './ReportBar';
import { useBarPlace } from './useBarPlace';

/** The CSS variable with the height of the bar at the window's lower edge. */
const bottomBar = '--bottom-bar';

/** Stores the bar's height in `bottomBar`, so that the bar does not cover the focused element. */
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

/** The bar's maximum height on a phone. It is greater for text smaller than 20 px. */
const limit = '40dvh + max(0px, (20px - 1rem) * 50)';

const Aside = styled('div')(
  memoTheme(({ theme }) => ({
    position: 'sticky',
    zIndex: 2,
    background: theme.palette.background.paper,
    [theme.breakpoints.down('md')]: {
      bottom: 0,
      display: 'flex',
      flexDirection: 'column',
      maxHeight: `calc(${limit})`,
      // Leaves room for a whole notice in large text.
      '&:has([role="note"])': {
        maxHeight: `calc(${limit} + clamp(0px, (1rem - 20px) * 1000, 42dvh))`,
      },
      overflowY: 'auto',
      margin: theme.spacing(0, -2),
      padding: theme.spacing(0.5, 2),
      paddingBottom: `max(${theme.spacing(0.5)}, env(safe-area-inset-bottom))`,
      // The edge is a shadow, because a border would add to the bar's height.
      boxShadow: `0 -1px 0 ${theme.palette.surface.edge}`,
      // Extends the bar to the window's edges. On the narrowest phones, the page has narrower margins.
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
  isReadOnly: boolean;
}

/** The report's status and actions. */
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
