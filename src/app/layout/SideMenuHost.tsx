import { lazy, Suspense, useState } from 'react';
import { selectSideMenu } from '@/features/ui/uiSlice';
import { ErrorBoundary } from '../ErrorBoundary';
import { useAppSelector } from '../hooks';

const SideMenu = lazy(async () => {
  const { SideMenu } = await import(/* webpackChunkName: "side-menu" */ './SideMenu');
  return { default: SideMenu };
});

/** Loads the side menu when it is first opened. */
export function SideMenuHost() {
  const isOpen = useAppSelector(selectSideMenu) === 'open';
  const [needed, setNeeded] = useState(false);
  if (isOpen && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SideMenu />
      </Suspense>
    </ErrorBoundary>
  );
}
